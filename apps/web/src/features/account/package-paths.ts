import type { Subscription } from '#contracts/purchases.ts'
import { pathOf, paths } from '../../navigation/paths.ts'

type OwnPackage = Pick<Subscription, 'packageId' | 'serviceId'>

/** A digital service has its own page. */
export const pagePath = ({ packageId, serviceId }: OwnPackage): string =>
  serviceId ? pathOf('digitalServiceDetail', { id: serviceId }) : paths.package(packageId)

/** The page, with its buying sheet open. */
export const buyAgainPath = (held: OwnPackage): string => `${pagePath(held)}?buy`
