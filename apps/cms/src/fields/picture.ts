import type { Field } from 'payload'
import { shapeRule } from './shape-rule.ts'

/** An uploaded picture, or the name of one of the drawings that ship with the website. The upload wins. */
export const picture = (name = 'picture'): Field[] => [
  { name, type: 'upload', relationTo: 'media' },
  {
    name: `${name}Drawing`,
    type: 'text',
    validate: shapeRule(/^[a-z0-9-]+$/, 'smallLetters'),
    admin: {
      description: 'Shown until you choose a picture.',
      components: { Field: '/src/drawings/drawing-field.tsx#DrawingField' },
    },
  },
]
