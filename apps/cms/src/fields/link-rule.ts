const ALLOWED = /^(#|https:\/\/|mailto:|tel:)/

export const linkRule =
  (required: boolean) =>
  (value: unknown): true | string => {
    if (value === null || value === undefined || value === '') return required ? 'A link is needed' : true
    return typeof value === 'string' && ALLOWED.test(value)
      ? true
      : 'Start with #/, https://, mailto: or tel:'
  }
