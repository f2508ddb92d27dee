/** What to do instead, by the name of the rule in `.dependency-cruiser.cjs`. A rule without its sentence fails a test. */
export const INSTEAD: Readonly<Record<string, string>> = {
  'no-cycles':
    'move what both need into a file below them, or pass it in as an argument; a type moves just the same',
  resolvable: 'the file or package is not there: correct the path, or add the package to package.json',
  'resolvable-in-own-package':
    'the file is not there: correct the path; what the rest shares is in contracts, language, brand',
  'contracts-stand-alone':
    'contracts describe calls only: move what you need into contracts/, or use it where the call is served',
  'language-stands-alone': 'language knows texts only: pass what it needs as an argument',
  'brand-stands-alone': 'brand is data: let others read it, not it others',
  'ui-knows-no-business':
    'give the component its texts and data as props; what knows a feature belongs to apps/web/src/features',
  'web-sees-shared-shapes-only':
    'the browser talks to servers by calls: take shapes from contracts/, behaviour from an answer',
  'features-never-meet':
    'move what both features show into a room they share beside features/ (apps/web/src/<word>)',
  'status-stands-alone':
    'the status page outlives everything else: let the worker tell it (contracts/status-push.ts), or write the few lines it needs there',
  'status-needs-no-packages':
    "the status page has Node and nothing more: use node:http, node:fs, or the platform's own fetch",
  'app-is-the-roof':
    'app/ is used by nobody below: take addresses from navigation/, what pages stand on from page/, or get it as a prop',
  'rooms-know-no-feature':
    'a shared room is below the features: move that part into the room, or let the feature pass it in',
  'navigation-is-the-floor': 'navigation holds addresses as data: move what needs more into page/ or app/',
  'apps-never-meet': 'apps share through contracts/, modules/ or platform/: move the common part there',
  'wiring-is-for-servers':
    'only API, worker and office are put together there: take the module itself, through its index.ts',
  'own-package-sees-shared-shapes-only':
    'this app has its own packages: take only contracts, language and brand along',
  'own-website-sees-shared-shapes-only':
    'this website talks to its server by calls: take shapes from contracts/, texts from i18n/, the look from ui/',
  'own-package-bundles-only-itself':
    'its bundler sees its own folder: hand the value in through its settings or its tasks',
  'own-package-is-entered-by-its-tasks': 'call a file of its tasks/ folder; it needs none of its packages',
  'tasks-need-no-own-packages': 'start the rest of the app as a process of its own, as tasks/run.ts does',
  'servers-wire-only-server-code':
    'a server wires modules, adapters and platform: take the rest by contract, or move it there',
  'modules-see-no-apps-or-adapters':
    'name what you need as a port in the module and let apps/ pass the adapter in',
  'module-front-door':
    "import from the other module's index.ts; if it is not there, ask whether it should be, and export it by name",
  'front-door-for-tests':
    "import from the other module's index.ts, or from a helper that it makes for tests (test-*.ts, *.builder.ts, *.fake.ts)",
  'front-door-from-outside': "import from the module's index.ts, and export there by name what is missing",
  'adapters-obey-ports':
    'an adapter knows its port and the platform: take the type from the module, the rest as an argument',
  'adapters-take-types-only-from-modules': 'write "import type"; behaviour of a module is passed in by apps/',
  'platform-knows-no-business':
    'turn it round: the module imports platform and passes what is its own as an argument',
  'only-stores-speak-sql':
    'put the statement into <word>-store.ts or <word>-read-model.ts and call it from here',
  'browser-pays-for-no-server-library':
    'keep it on the server and send the browser its result, or load a browser package',
  'product-never-imports-its-tools':
    'move what the product needs out of scripts, checks, bench, faults or e2e into platform/ or its module',
}
