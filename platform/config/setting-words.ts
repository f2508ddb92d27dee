import type { SettingName } from './config.ts'

export type SettingWords = {
  /** What it does and what to think of before changing it: whole sentences. */
  readonly says: string
  /** Shown in place of the standard, where that one would mislead or there is none. */
  readonly example?: string
}

/** A heading of `.env.example` and what stands below it. A setting without its sentence does not compile. */
export const SETTING_WORDS: Readonly<Record<SettingName, SettingWords>> = {
  PROFILE: {
    says: 'demo or production. In the demo the operator is simulated and may be told to misbehave; `npm start` and `npm run dev` are the demo unless this says otherwise. Without a word it is production, which refuses the simulator, known passwords, connections in the clear and missing keys.',
    example: 'demo',
  },
  DATABASE_URL: {
    says: 'PostgreSQL 15 or newer, with a role that may create databases (each test clones one) and lc_ctype C.UTF-8. Over a network with `?sslmode=verify-full`, and `&sslrootcert=` and a file where the certificate is of your own authority.',
    example: 'postgres://name:password@127.0.0.1:5432/name',
  },
  REDIS_URL: {
    says: 'Redis 7 or Valkey; several addresses with commas between are a cluster. Nothing kept there is money or a guess: it may be emptied at any time. `rediss://` is TLS, `:password@` goes before the host. A second copy of the product on the same Redis has `?keyPrefix=` and a word of its own.',
    example: 'redis://127.0.0.1:6379/0',
  },
  PORT_BASE: {
    says: 'All ports below that are empty are counted from it: website +0, simulator +2, CMS +3, worker +4, preview +5. Set in the shell to another one, 8180 say, every command works on a second copy of the product with its own `.env.8180`.',
  },
  API_PORT: { says: 'Where the website and its API listen.', example: '' },
  API_HOST: { says: 'The address they listen on; 127.0.0.1 behind a proxy on the same machine.' },
  WORKER_PORT: { says: 'Health and metrics of the worker. Keep it off the public network.', example: '' },
  WORKER_CONNECTIONS: {
    says: "Connections of one worker's jobs to PostgreSQL; messages to phones have their own.",
  },
  WORKER_PER_SECOND: {
    says: 'Jobs a second of one worker that ask another system, such as renewals. More is done sooner and leaves less for people who wait.',
  },
  PUBLIC_ORIGIN: {
    says: 'What link previews, receipts and passkeys start with; on a desk http://localhost with the port of the website.',
    example: '',
  },
  ALLOWED_ORIGINS: { says: 'Other origins that may call the API, with commas between.' },
  LOG_LEVEL: { says: 'trace, debug, info, warn, error or silent.' },
  LOG_TAG_KEY: {
    says: 'Phone numbers appear in logs only as a tag made with this key. 32 random bytes in hex; without it tags change at each start.',
  },
  IDENTITY_KEY: {
    says: 'One-time codes and human checks are made with this key. 32 random bytes in hex, the same for all processes; without it codes end with the process that made them.',
  },
  TRUSTED_PROXIES: {
    says: "Balancers whose word about the caller's address is taken: addresses or networks, with commas between.",
  },
  RUN_DIR: {
    says: 'Snapshots of content and uploaded pictures. Only what is below media/ cannot be made again.',
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
    says: 'Texts of messages wait in the database encrypted with this key. 32 random bytes in hex, the same for all processes.',
  },
  SMPP_URL: {
    says: 'Message centres (SMPP 3.4), with commas between; `ssmpp://` is TLS. Without one, messages wait. An own authority for this and Redis is named to Node by NODE_EXTRA_CA_CERTS.',
    example: 'smpp://portal:inbox@127.0.0.1:2775',
  },
  SMPP_BINDS: { says: 'Connections to each message centre.' },
  SMPP_PER_SECOND: { says: 'Messages a second on each connection, as agreed with the owner of the centre.' },
  SIMULATOR_URL: {
    says: "Lets the simulator's core page make balances misbehave, to see what the product does. Read in the demo profile only.",
    example: 'http://127.0.0.1:8082',
  },
  COMMUNITY_CATEGORY_ID: { says: 'The category of posts that the community page shows.' },
  FIND_SHOP_REQUIRE_LOGIN: { says: 'Whether finding a shop needs a sign-in.' },
  SHARE_BALANCE: { says: 'Lets people share kyat from line to line, besides data and minutes.' },
  SHARE_ASK: { says: 'Lets one line ask another to share with it.' },
  VALUE_TWO_PHASE: {
    says: 'Asks the built-in core in two phases, as one outside is asked: for measuring and attacking that way.',
  },
}
