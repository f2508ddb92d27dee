import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const here = fileURLToPath(new URL('.', import.meta.url))

const config: NextConfig = {
  output: 'standalone',
  // The repository has a second lockfile above this one; without these two lines Next takes that folder for its root.
  outputFileTracingRoot: here,
  turbopack: {
    root: here,
    // Every date that Payload writes by itself says Yangon's time.
    resolveAlias: {
      'date-fns/locale/en-US': './src/time/yangon-locale-en.ts',
      'date-fns/locale/th': './src/time/yangon-locale-my.ts',
    },
  },
  // Types are checked by their own command, over scripts and tests too.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  images: { unoptimized: true },
  redirects: async () => [
    { source: '/', destination: '/admin', permanent: false },
    // Payload's form asks the administrator for a colleague's password; here the colleague chooses it.
    { source: '/admin/collections/users/create', destination: '/admin/invite', permanent: false },
    // Payload's screen for its own links; ours are at /admin/new-password, and its call knows no other.
    { source: '/admin/reset/:token', destination: '/admin/login', permanent: false },
  ],
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        {
          key: 'Content-Security-Policy',
          value: "frame-ancestors 'none'; object-src 'none'; base-uri 'self'",
        },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'same-origin' },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      ],
    },
  ],
}

export default withPayload(config)
