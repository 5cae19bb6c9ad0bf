import { HolderRole } from '../../contract/deviceKinds.ts'
import type { TypeContent } from '../../contract/shapes/devices.ts'

type Held = Pick<TypeContent, 'holder' | 'holderRoleId' | 'importer' | 'manufacturer'>

/** The importer of the devices of a type: the named importer, else the applicant if its role is importer. */
export const importerOf = ({ importer, holder, holderRoleId }: Held): string =>
  importer.trim() === '' && holderRoleId === HolderRole.IMPORTER ? (holder?.name ?? '') : importer

/**
 * The applicant and its role in a form: they fill in the importer or the manufacturer, until the user types another.
 */
export const heldBy = <H extends Held>(before: H, change: Partial<H>): H => {
  const after = { ...before, ...change }
  const own = (role: number, typed: string): string => {
    const isOfHolder = typed.trim() === '' || typed === before.holder?.name
    if (!isOfHolder) return typed
    return after.holderRoleId === role ? (after.holder?.name ?? '') : before.holderRoleId === role ? '' : typed
  }
  return {
    ...after,
    importer: own(HolderRole.IMPORTER, after.importer),
    manufacturer: own(HolderRole.MANUFACTURER, after.manufacturer),
  }
}
