const PICTURE = /<img\b[^>]*>/gi
const ALT = /\balt="([^"]*)"/i

/** Content HTML with the words of its pictures in their place, so that nothing is fetched for them. */
export const withoutPictures = (html: string): string =>
  html.replace(PICTURE, (picture) => {
    const alt = ALT.exec(picture)?.[1]
    return alt ? `<em>${alt}</em>` : ''
  })
