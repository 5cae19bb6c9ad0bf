import { foldText } from '../words/foldText.ts'

type Checked = {
  key: string
  measuringType: string
  serialNumber: string
  isConforming: boolean | null
  nextCheckUntil: string | null
}
type Inspected = {
  guid: string
  dateFrom: string
  isFinished: boolean
  followUpUntil: string | null
  devices: readonly Checked[]
}
export type Followed<I extends Inspected> = { inspection: I; device: I['devices'][number]; until: string | null }

/** Compares two texts. Equal texts give 0, which keeps their order, so the inspection recorded last counts. */
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/**
 * Returns a key that is equal for the same device in several inspections. Without a serial number the device is
 * identified only within its inspection.
 */
const identityOf = (device: Checked, inspectionGuid: string): string =>
  device.serialNumber.trim() === ''
    ? `${inspectionGuid}/${device.key}`
    : foldText(`${device.measuringType}/${device.serialNumber}`)

/**
 * Returns the devices to inspect again, the nearest term („следваща проверка до“) first: those whose last finding was
 * negative and, if a period is given, those with a term in it. A negative finding with a term outside the period does
 * not count.
 */
export const devicesToFollow = <I extends Inspected>(
  inspections: readonly I[],
  period: { fromDate?: string | undefined; toDate?: string | undefined } = {},
): Followed<I>[] => {
  const last = new Map<string, Followed<I>>()
  for (const inspection of inspections.toSorted((a, b) => compare(a.dateFrom, b.dateFrom))) {
    if (!inspection.isFinished) continue
    for (const device of inspection.devices) {
      if (device.isConforming === null) continue
      const until = device.nextCheckUntil ?? (device.isConforming ? null : inspection.followUpUntil)
      last.set(identityOf(device, inspection.guid), { inspection, device, until })
    }
  }
  const { fromDate = '', toDate = '9999-12-31' } = period
  const hasPeriod = period.fromDate !== undefined || period.toDate !== undefined
  const isDue = ({ device, until }: Followed<I>): boolean =>
    device.isConforming === false
      ? until === null || (until >= fromDate && until <= toDate)
      : hasPeriod && until !== null && until >= fromDate && until <= toDate
  return [...last.values()].filter(isDue).toSorted((a, b) => compare(a.until ?? '9', b.until ?? '9'))
}
