const text = (words: string) => ({
  type: 'text',
  text: words,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  version: 1,
})

const element = (type: string, children: object[], more: object = {}) => ({
  type,
  direction: null,
  format: '',
  indent: 0,
  version: 1,
  children,
  ...more,
})

const line = (children: object[]) => element('paragraph', children, { textFormat: 0 })

/** A formatted text as the editor's screen sends it. */
const formatted = (children: object[]) => ({ root: element('root', children) })

const link = (words: string, url: string) =>
  element('link', [text(words)], {
    id: 'a1b2c3d4e5f6a7b8c9d0e1f2',
    version: 3,
    fields: { linkType: 'custom', newTab: false, url },
  })

export const paragraph = (words: string) => formatted([line([text(words)])])

export const withLink = (url: string) => formatted([line([link('Top up', url)])])

/** Words, and the same once more behind an address. */
export const wordsAndLink = (words: string, url: string) =>
  formatted([line([text(words)]), line([link('link', url)])])

export const withPicture = (media: number) =>
  formatted([
    {
      type: 'upload',
      version: 3,
      format: '',
      id: 'b1b2c3d4e5f6a7b8c9d0e1f2',
      fields: null,
      relationTo: 'media',
      value: media,
    },
  ])
