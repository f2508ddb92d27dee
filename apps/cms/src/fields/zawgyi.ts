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
    label: 'May be Zawgyi',
    admin: {
      readOnly: true,
      position: 'sidebar',
      disableBulkEdit: true,
      components: { Field: '/src/components/zawgyi-flag.tsx#ZawgyiFlag' },
      condition: (data) => Boolean(data?.['zawgyiFlag']),
    },
  },
]
