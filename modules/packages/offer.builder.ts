import { CatalogueOffer } from './stored-offer.ts'

type Window = Omit<Partial<CatalogueOffer['windows'][number]>, 'product'> & { readonly product: string }

const DAY_MS = 86_400_000

/** An offer for tests: from yesterday to tomorrow, without a limit. */
export const anOffer = (
  now: Date,
  code: string,
  window: Window,
  rest: Partial<Omit<CatalogueOffer, 'code' | 'windows'>> = {},
): CatalogueOffer =>
  CatalogueOffer.parse({
    code,
    oncePerLine: false,
    windows: [
      {
        from: new Date(now.getTime() - DAY_MS).toISOString(),
        to: new Date(now.getTime() + DAY_MS).toISOString(),
        ...window,
      },
    ],
    ...rest,
  })
