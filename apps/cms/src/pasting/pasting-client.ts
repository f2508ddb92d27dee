'use client'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { PastingPlugin } from './pasting-plugin.tsx'

export const PastingFeatureClient = createClientFeature({
  plugins: [{ Component: PastingPlugin, position: 'normal' }],
})
