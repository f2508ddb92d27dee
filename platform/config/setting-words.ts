import type { SettingName } from './config.ts'

export type SettingWords = {
  /** What it does and what to consider before changing it, in whole sentences. */
  readonly says: string
  /** Shown instead of the default, where that would mislead or there is none. */
  readonly example?: string
}

/** Headings of `.env.example` with their settings. A setting without a sentence does not compile. */
export const SETTING_WORDS: Readonly<Record<SettingName, SettingWords>> = {
  PROFILE: {
    says: 'demo or production. In the demo the operator is simulated and may be told to misbehave; `npm start` and `npm run dev` are the demo unless this says otherwise. Without a word it is production, which refuses the simulator, known passwords, connections in the clear and missing keys.',
    example: 'demo',
  },
  DATABASE_URL: {
    says: 'PostgreSQL 15 or newer, with the role that owns the tables: for migrations, tools and tests (for those it may create databases), lc_ctype C.UTF-8. A process that serves needs it only where the three below are not set. Over a network with `?sslmode=verify-full`, and `&sslrootcert=` and a file where the certificate is of your own authority.',
    example: 'postgres://name:password@127.0.0.1:5432/name',
  },
  API_DATABASE_URL: {
    says: 'The same database for the API, with a role of its own: the name of the owner with `_api`. Made by `npm run setup`; without it the API serves with the role of DATABASE_URL, which production refuses.',
    example: 'postgres://name_api:password@127.0.0.1:5432/name',
  },
  WORKER_DATABASE_URL: {
    says: 'The same for the worker: the name of the owner with `_worker`.',
    example: 'postgres://name_worker:password@127.0.0.1:5432/name',
  },
  STAFF_DATABASE_URL: {
    says: 'The same for the office: the name of the owner with `_staff`.',
    example: 'postgres://name_staff:password@127.0.0.1:5432/name',
  },
  DATABASE_DIRECT_URL: {
    says: 'The same database past a pooler that gives connections out by transaction: who listens, migrates and keeps the job queue needs a connection of its own. Each process goes there with its own role. Without it DATABASE_URL is taken for both.',
    example: 'postgres://name:password@127.0.0.1:5432/name',
  },
  DRAIN_SECONDS: {
    says: 'How long a process that is asked to stop still answers while it says that it is not ready, so that balancers look once and go elsewhere. Without a word 5, in the demo 0. The process manager must wait this long and 20 seconds more.',
    example: '5',
  },
  TRACES_URL: {
    says: 'Where the steps of requests and jobs are sent to be looked at, over OTLP by HTTP; nothing is followed without it. Numbers, tokens, names and what was asked for are never sent, and reads that are answered from memory are not followed.',
    example: 'http://127.0.0.1:4318/v1/traces',
  },
  TRACES_ONE_OF: {
    says: 'One of so many requests is followed.',
  },
  REDIS_URL: {
    says: 'Redis 7 or Valkey; several addresses with commas between are a cluster. Nothing kept there is money or a guess: it may be emptied at any time. `rediss://` is TLS, `:password@` goes before the host. A second copy of the product on the same Redis has `?keyPrefix=` and a word of its own.',
    example: 'redis://127.0.0.1:6379/0',
  },
  PORT_BASE: {
    says: 'All ports below that are empty are counted from it: website +0, office +1, simulator +2, CMS +3, worker +4, preview +5, status page 8086 (elsewhere +7), figures and description of the API +9. Set in the shell to another one, 8180 say, every command works on a second copy of the product with its own `.env.8180`.',
  },
  API_PORT: { says: 'Where the website and its API listen.', example: '' },
  API_HOST: { says: 'The address they listen on; 127.0.0.1 behind a proxy on the same machine.' },
  WORKER_PORT: { says: 'Health and metrics of the worker, on ADMIN_HOST.', example: '' },
  OFFICE_PORT: { says: 'Where the office of the staff listens, on OFFICE_HOST.', example: '' },
  OFFICE_HOST: {
    says: 'The address it listens on. Another one than this machine only behind the VPN of the staff, never on the public address.',
  },
  OFFICE_ORIGIN: {
    says: 'Where staff open the office: their passkeys belong to its host, which is another one than that of the website. On a desk http://localhost with its port.',
    example: '',
  },
  OFFICE_DIST: { says: 'The built office.' },
  ADMIN_PORT: {
    says: 'Metrics of the API (`/metrics`) and its description (`/docs`), on ADMIN_HOST. Several processes on one machine have one each; 0 takes any that is free.',
    example: '',
  },
  ADMIN_HOST: {
    says: 'The address that ADMIN_PORT and WORKER_PORT listen on. Another one than this machine only where nobody but staff reaches it.',
  },
  API_CONNECTIONS: {
    says: 'Connections of one process of the API to PostgreSQL or its pooler. When `database_callers_waiting` stays above 0 and the database is not busy, more; all processes together may not want more than the database has.',
  },
  WORKER_CONNECTIONS: {
    says: "Connections of one worker's jobs to PostgreSQL; messages to phones have their own.",
  },
  WORKER_PER_SECOND: {
    says: 'Jobs a second of one worker that ask another system, such as renewals. More is done sooner and leaves less for people who wait.',
  },
  WORKER_NICE: {
    says: 'How far the worker stands back on a busy machine for processes that people wait for: 0 not at all, 19 as far as can be.',
  },
  PUBLIC_ORIGIN: {
    says: 'What link previews, receipts and passkeys start with; on a desk http://localhost with the port of the website.',
    example: '',
  },
  ALLOWED_ORIGINS: { says: 'Other origins that may call the API, with commas between.' },
  LOG_LEVEL: { says: 'trace, debug, info, warn, error or silent.' },
  LOG_TAG_KEY: {
    says: 'Phone numbers appear in logs only as a tag made with this key. 32 random bytes in hex; without it tags change at each start. `id:key,id:key` are several: the first makes tags, all are tried by `npm run ops -- tags`.',
  },
  SESSIONS_REMEMBERED: {
    says: 'How many sessions one process remembers for a second each; the oldest makes room. About 1 KB each: more than people who do something within the same second is of no use.',
  },
  IDENTITY_KEY: {
    says: 'One-time codes and human checks are made with this key. 32 random bytes in hex, the same for all processes; without it codes end with the process that made them. `id:key,id:key` are several: the first makes codes, all check them.',
  },
  TRUSTED_PROXIES: {
    says: "Balancers whose word about the caller's address is taken: addresses or networks, with commas between.",
  },
  RUN_DIR: {
    says: 'Snapshots of content, uploaded pictures and security events. Only what is below media/ and security/ cannot be made again.',
  },
  WEB_DIST: { says: 'The built website.' },
  MEDIA_DIR: { says: 'Uploaded pictures: written by the CMS, served by the website. Back it up.' },
  CMS_URL: {
    says: 'Where staff open the CMS. Without this and CMS_OUTBOX_URL nothing new is published, and the website serves what it has.',
    example: 'http://127.0.0.1:8083',
  },
  CMS_OUTBOX_URL: {
    says: "The CMS's database, with a role that reads only what was published. Written by `npm run setup`.",
  },
  CMS_READER_KEY: {
    says: 'Lets the preview read drafts; at least 32 characters, the same for preview and CMS. Without it there is no preview.',
  },
  PREVIEW_PORT: { says: 'Where the preview of drafts listens. For staff only.', example: '' },
  SMS_BODY_KEY: {
    says: 'Texts of messages, and what payment channels tell us, wait in the database encrypted with this key. 32 random bytes in hex, the same for all processes. `id:key,id:key` are several: the first encrypts, all decrypt.',
  },
  ID_NUMBER_KEY: {
    says: 'Identity numbers of people who order fibre stand in the database sealed with this key, and nowhere else. 32 random bytes in hex, the same for all processes. `id:key,id:key` are several: the first seals, all open. Back it up apart from the database.',
  },
  VOUCHER_KEY: {
    says: 'Codes of vouchers stand in the database sealed with this key; the API and the office have it. 32 random bytes in hex. `id:key,id:key` are several: the first seals, all open. Back it up apart from the database.',
  },
  FILES_KEY: {
    says: 'Each photo and document that people send has a key of its own, which stands in the database wrapped by this one. 32 random bytes in hex, the same for all processes. `id:key,id:key` are several: the first wraps, all open. Back it up apart from the database.',
  },
  FILES_DIR: {
    says: 'Photos and documents that people send, sealed; without it files/ below RUN_DIR. The website, the worker and the office share it; back it up with the database.',
  },
  OBJECTS_URL: {
    says: 'A bucket of a store that speaks S3, for photos and documents of people (below files/, sealed) and uploaded pictures (beside it): needed where the processes run on more than one machine. With it FILES_DIR is not used; pictures are looked for in MEDIA_DIR first; the worker carries them from the CMS into the bucket before a document names them. `?region=` where the store asks for one.',
    example: 'https://id:secret@objects.example.com/portal',
  },
  STATUS_URL: {
    says: 'Where people find the status page, which screens of errors lead to. On another host than the website, so that it is there when that is not; without it nothing leads there.',
    example: 'http://localhost:8086',
  },
  STATUS_PUSH_URL: {
    says: 'Where the worker tells the status page every 30 seconds how things stand, and `npm run ops -- status` puts a line. Without it nobody is told.',
    example: 'http://127.0.0.1:8086',
  },
  STATUS_PUSH_KEY: {
    says: 'Signs what the status page is told; it, the worker and `npm run ops -- status` have it. 32 random bytes in hex; `id:key,id:key` are several: the first signs, all are known.',
  },
  LEDGER_SEAL_KEY: {
    says: 'Signs the seal of each day of the ledger, and is only for the worker: whoever can change the database cannot sign it anew. 32 random bytes in hex (the seed of an Ed25519 key); `id:key,id:key` are several: the first signs, all are known. Back it up apart from the database.',
  },
  SMPP_URL: {
    says: 'Message centres (SMPP 3.4), with commas between; `ssmpp://` is TLS. Without one, messages wait. An own authority for this and Redis is named to Node by NODE_EXTRA_CA_CERTS.',
    example: 'smpp://portal:inbox@127.0.0.1:2775',
  },
  SMPP_BINDS: { says: 'Connections to each message centre.' },
  SMPP_PER_SECOND: { says: 'Messages a second on each connection, as agreed with the owner of the centre.' },
  SIMULATOR_URL: {
    says: 'The simulator, which plays the systems outside: its pages make the core and the book of contracts misbehave, and the demo uses its line directory and payment channels. Read in the demo profile only.',
    example: 'http://127.0.0.1:8082',
  },
  PAY_KBZ_URL: {
    says: 'KBZPay: the address below which precreate, queryorder and closeorder are. Without this and the next four KBZPay is not offered; a desk has the one of the simulator.',
  },
  PAY_KBZ_PAGE_URL: { says: "KBZPay's page that a payer's browser opens." },
  PAY_KBZ_APP_ID: { says: 'Our appid at KBZPay.' },
  PAY_KBZ_MERCHANT: { says: 'Our merch_code at KBZPay.' },
  PAY_KBZ_KEY: { says: 'Signs requests to KBZPay and what it tells us. Known to nobody else.' },
  PAY_KBZ_REFUND_URL: { says: 'Where KBZPay takes refunds; without it PAY_KBZ_URL with /refund.' },
  PAY_KBZ_CERTIFICATE: {
    says: 'A file with our client certificate and its key (PEM), which KBZPay wants for refunds. Without it refunds are made by staff.',
  },
  PAY_KBZ_SETTLEMENT_URL: { says: "Below it a day's file of KBZPay can be fetched (/2026-11-16)." },
  PAY_2C2P_URL: {
    says: 'Cards by 2C2P: the address below which /payment/4.3 is. Without this and the next two cards are not offered; a desk has those of the simulator.',
  },
  PAY_2C2P_MERCHANT: { says: 'Our merchantID at 2C2P.' },
  PAY_2C2P_KEY: { says: 'The secret key of 2C2P, which signs both ways. Known to nobody else.' },
  PAY_2C2P_SETTLEMENT_URL: { says: "Below it a day's file of 2C2P can be fetched (/2026-11-16)." },
  COMMUNITY_CATEGORY_ID: { says: 'The category of posts that the community page shows.' },
  FIND_SHOP_REQUIRE_LOGIN: { says: 'Whether finding a shop needs a sign-in.' },
  MAP_TILES_URL: {
    says: 'Streets for the map of shops: a path of this website to a PMTiles file, such as /tiles/yangon.pmtiles. Without it the map is an overview without streets.',
  },
  SHARE_BALANCE: { says: 'Lets people share kyat from line to line, besides data and minutes.' },
  SHARE_ASK: { says: 'Lets one line ask another to share with it.' },
  VALUE_TWO_PHASE: {
    says: 'Asks the built-in core in two phases, as one outside is asked: for measuring and attacking that way.',
  },
}
