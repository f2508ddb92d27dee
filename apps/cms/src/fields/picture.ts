import type { Field } from 'payload'

/** An uploaded picture, or the name of one of the drawings that ship with the website. The upload wins. */
export const picture = (name = 'picture'): Field[] => [
  { name, type: 'upload', relationTo: 'media' },
  {
    name: `${name}Drawing`,
    type: 'text',
    validate: (value: unknown) =>
      !value || /^[a-z0-9-]+$/.test(String(value)) || 'Small letters, digits and dashes',
    admin: {
      description: 'Shown until you choose a picture.',
      components: { Field: '/src/drawings/drawing-field.tsx#DrawingField' },
    },
  },
]
