import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Words from an office program arrive clean; see `pasting-plugin.tsx`. */
export const PastingFeature = createServerFeature({
  feature: { ClientFeature: '/src/pasting/pasting-client.ts#PastingFeatureClient' },
  key: 'pasting',
})
