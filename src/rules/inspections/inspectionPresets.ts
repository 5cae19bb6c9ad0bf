import { type basisLabels, InspectionKind } from '../../contract/inspectionKinds.ts'
import { optionLabel } from '../../contract/labels.ts'
import type { CorrespondentAddress } from '../../contract/shapes/correspondents.ts'
import type { InspectedDevice, Inspection } from '../../contract/shapes/inspections.ts'

type Basis = keyof typeof basisLabels
const plan: Basis = 'plan'

/** Returns an inspection that begins now. The time is rounded down to a quarter of an hour. */
export const begunNow = (blank: Inspection, wallTime: string): Inspection => {
  const [hour = '00', minute = '00'] = wallTime.slice(11).split(':')
  const quarter = String(Math.floor(Number(minute) / 15) * 15).padStart(2, '0')
  return {
    ...blank,
    kindId: InspectionKind.PLANNED,
    basis: plan,
    startsAt: `${wallTime.slice(0, 10)}T${hour}:${quarter}`,
  }
}

/** Returns a kind of measure that is set on a device but not recorded as a measure yet; '' if there is none. */
export const nextMeasureKind = ({ devices, measures }: Pick<Inspection, 'devices' | 'measures'>): string =>
  devices.find(
    ({ isConforming, measure }) =>
      isConforming === false && measure !== '' && !measures.some(({ kind }) => kind === measure),
  )?.measure ?? ''

export type SitePreset = Pick<Inspection, 'siteName' | 'siteKind' | 'settlementName' | 'siteAddress' | 'requirements'>
export const noSite: SitePreset = {
  siteName: '',
  siteKind: '',
  settlementName: '',
  siteAddress: '',
  requirements: '',
}

/** Returns the site of the person's last inspection, otherwise the person's address. */
export const siteOf = (last: Inspection | undefined, addresses: readonly CorrespondentAddress[]): SitePreset => {
  if (last) {
    const { siteName, siteKind, settlementName, siteAddress, requirements, kindId } = last
    return {
      siteName,
      siteKind,
      settlementName,
      siteAddress,
      requirements: kindId === InspectionKind.FOLLOW_UP ? '' : requirements,
    }
  }
  const home = addresses.find(({ settlement }) => (settlement?.id ?? 0) > 0)
  return home ? { ...noSite, settlementName: optionLabel(home.settlement), siteAddress: home.streetAddress } : noSite
}

const categoriesOf = (devices: readonly InspectedDevice[]): string[] => [
  ...new Set(devices.map(({ category }) => category).filter((category) => category !== '')),
]
const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join('|') === other.join('|')

const categoriesWith = ({ categories, devices, kindId }: Inspection, next: readonly InspectedDevice[]): string[] => {
  if (!isSame(categories, categoriesOf(devices))) return categories
  const theirs = categoriesOf(next)
  return kindId === InspectionKind.IN_GROUP ? [...new Set([...categories, ...theirs])] : theirs
}

/**
 * Sets the devices and derives the categories from them. The user's own choice of categories does not change
 * (`areChosen`); in a group, categories are only added.
 */
export const withDevices = (before: Inspection, devices: InspectedDevice[], areChosen = false): Inspection => ({
  ...before,
  devices,
  categories: areChosen ? before.categories : categoriesWith(before, devices),
})

export const categoryOfNewDevice = ({ categories, kindId }: Inspection, areChosen: boolean): string =>
  (areChosen || kindId === InspectionKind.IN_GROUP) && categories.length === 1 ? (categories[0] ?? '') : ''

export type Near = { person: string; categories: readonly string[] }

/**
 * Sorts registered devices: first those of the inspected person, then those of the inspection's categories, then the
 * others.
 */
export const nearestFirst = <D extends { holderName: string; measuringDeviceCategory: string }>(
  found: readonly D[],
  { person, categories }: Near,
): D[] => {
  const rank = ({ holderName, measuringDeviceCategory }: D) =>
    (person !== '' && holderName === person ? 0 : 2) + (categories.includes(measuringDeviceCategory) ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b))
}
