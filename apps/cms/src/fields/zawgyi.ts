import type { Field } from 'payload'

export const zawgyiFields: Field[] = [
  {
    name: 'convertZawgyi',
    type: 'checkbox',
    virtual: true,
    label: 'Convert Zawgyi',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
      components: { Field: '/src/components/zawgyi-check.tsx#ZawgyiCheck' },
    },
  },
  {
    name: 'zawgyiFlag',
    type: 'text',
    label: 'Perhaps Zawgyi',
    admin: {
      readOnly: true,
      position: 'sidebar',
      disableBulkEdit: true,
      description: 'Short texts that may be Zawgyi; please read them once more.',
      condition: (data) => Boolean(data?.['zawgyiFlag']),
    },
  },
]
