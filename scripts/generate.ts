import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApiText } from '#apps/api/write-openapi.ts'
import { schemaText } from '#db/schema-text.ts'
import { generatedFiles } from './build-i18n.ts'
import { appPathsText, cmsPathsText } from './generated/app-paths.ts'
import { capacityText } from './generated/capacity.ts'
import { cmsReviewText } from './generated/cms-review.ts'
import { dashboardFiles } from './generated/dashboards.ts'
import { envExampleText } from './generated/env-example.ts'
import { officeMatrixText } from './generated/office-matrix.ts'
import { readmeText } from './generated/readme-figures.ts'
import { renewFiles, tellStale, type Target } from './generated/renew-files.ts'
import { root } from './root.ts'
import { loadEnv } from './run/load-env.ts'
import { requireNode } from './run/require-node.ts'

async function openApi(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  try {
    return await openApiText(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const targets = (): Target[] => [
  { file: 'db/schema.generated.ts', make: () => schemaText(process.env['DATABASE_URL'] ?? '') },
  { file: 'docs/api/openapi.json', make: openApi },
  { file: 'docs/office-matrix.md', make: () => Promise.resolve(officeMatrixText()) },
  { file: 'docs/capacity.md', make: () => Promise.resolve(capacityText(root)) },
  { file: 'README.md', make: () => Promise.resolve(readmeText(root)) },
  { file: '.env.example', make: () => Promise.resolve(envExampleText()) },
  { file: 'modules/content/app-paths.generated.ts', make: appPathsText },
  { file: 'apps/cms/src/links/app-paths.generated.ts', make: cmsPathsText },
  { file: 'docs/native-review-cms.md', make: cmsReviewText },
  ...[...generatedFiles(), ...dashboardFiles()].map(([file, text]) => ({
    file,
    make: () => Promise.resolve(text),
  })),
]

/** Writes what is generated; with `--check` only says what would change and fails. */
async function main(check: boolean): Promise<void> {
  requireNode()
  loadEnv()
  tellStale(await renewFiles(root, targets(), check), check, 'npm run generate')
}

await main(process.argv.includes('--check'))
