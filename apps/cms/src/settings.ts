/** The only file of the CMS that reads the environment. */
function needed(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set; see README.md`)
  return value
}

export const settings = {
  /** What is only offered here is required everywhere else; not set is production, as in the rest of the product. */
  isDemo: process.env['PROFILE'] === 'demo',
  get databaseUrl() {
    return needed('CMS_DATABASE_URL')
  },
  get secret() {
    return needed('CMS_SECRET')
  },
  /** Where staff open the CMS; `origins.ts` says whose cookies are believed. */
  url: process.env['CMS_URL'] ?? 'http://127.0.0.1:8083',
  /** Told by whoever starts the CMS; the brand is spelled in one place of the repository. */
  brandName: process.env['CMS_BRAND_NAME'] ?? 'CMS',
  /** The brand's word in addresses of the website. */
  brandSlug: process.env['CMS_BRAND_SLUG'] ?? '',
  /** Pictures lie here and are served to readers by the website, never by this process. */
  mediaFolder: process.env['CMS_MEDIA_DIR'] ?? 'media',
  /** Where the website's built-in drawings lie, to choose from by looking. */
  drawingsFolder: process.env['CMS_DRAWINGS_DIR'] ?? 'drawings',
  mediaAddress: process.env['CMS_MEDIA_ADDRESS'] ?? '/media',
  /** Without it an administrator hands links over; see `password-links/give-link.ts`. */
  smtpUrl: process.env['CMS_SMTP_URL'] || null,
  mailFrom: process.env['CMS_MAIL_FROM'] || 'cms@localhost.invalid',
  /** Shared with the preview; without it there is no preview button. */
  readerKey: process.env['CMS_READER_KEY'] ?? null,
  /** Staff-only address of the website that shows drafts. */
  previewUrl: process.env['CMS_PREVIEW_URL'] ?? 'http://127.0.0.1:8085',
} as const
