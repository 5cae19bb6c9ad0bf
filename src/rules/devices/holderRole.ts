import { HolderRole } from '../../contract/deviceKinds.ts'
import type { TypeContent } from '../../contract/shapes/devices.ts'

type Held = Pick<TypeContent, 'holder' | 'holderRoleId' | 'importer' | 'manufacturer'>

export const importerOf = ({ importer, holder, holderRoleId }: Held): string =>
  importer.trim() === '' && holderRoleId === HolderRole.IMPORTER ? (holder?.name ?? '') : importer

/**
 * Returns the changed content. The name of a new applicant is also filled in as importer or manufacturer, according to
 * the applicant's role, unless the user typed another name.
 */
export const applyHolderChange = <H extends Held>(before: H, change: Partial<H>): H => {
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
