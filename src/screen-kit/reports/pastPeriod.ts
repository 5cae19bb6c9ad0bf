import { yearOf } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import {
  daysOfBar,
  type PeriodPreset,
  periodOf,
  periodPresetLabels,
  periodPresets,
} from '../../rules/reports/periods.ts'
import { oneOfInAddress } from '../list/addressField.ts'
import { dateField } from '../list/listFilter.ts'

export type PastPeriod = { period: PeriodPreset; fromDate: string; toDate: string }
type GivenPastPeriod = Partial<PastPeriod>
/** A named choice of a period over the filter. */
export type PresetChoice<F> = { key: string; label: string; isOn: (filter: Partial<F>) => boolean; chosen: Partial<F> }
/** How a report knows its period: what is filled in, what of it goes back to the address, what can be chosen by name. */
export type PeriodWay<F> = {
  filledIn: (inAddress: Partial<F>) => Partial<F>
  inAddress: (filter: Partial<F>) => Partial<F>
  presets: readonly PresetChoice<F>[]
}

/** The fields of a period that lies behind: spread them into `listFilter`. The name of a period is no field of the panel. */
export const pastPeriodFields = {
  period: { label: 'Период', address: oneOfInAddress<PeriodPreset>(...periodPresets) },
  fromDate: dateField('От'),
  toDate: dateField('До'),
}

const usual: PeriodPreset = 'year'

/** A report is always about a period: the days that the address says, or those of its named period. */
const withDays = <F extends GivenPastPeriod>(inAddress: F): F => {
  const { fromDate, toDate, period = usual } = inAddress
  if (fromDate === undefined && toDate === undefined) return { ...inAddress, ...periodOf(period, today()) }
  return { ...inAddress, fromDate: fromDate ?? `${yearOf(toDate ?? today())}-01-01`, toDate: toDate ?? today() }
}

/** Days of a named period go back to the address by its name: a saved view moves on with the days. */
const byName = <F extends GivenPastPeriod>(filter: F): F => {
  const { fromDate, toDate, period, ...rest } = filter
  if (fromDate === undefined && toDate === undefined) return { ...rest, ...(period && { period }) } as F
  const named = periodPresets.find((preset) => {
    const days = periodOf(preset, today())
    return days.fromDate === fromDate && days.toDate === toDate
  })
  const isNamed = named !== undefined && named === (period ?? usual)
  return { ...rest, ...(isNamed ? { period: named } : { fromDate, toDate }) } as F
}

/** What of a filter narrows another screen: its days by their values, without the name of their period. */
export const byDays = <F extends GivenPastPeriod>({ period: _, ...filter }: F): Omit<F, 'period'> => filter

/** The same for one month („2026-11“) of its days. */
export const inMonth = <F extends GivenPastPeriod>(month: string, { period: _, ...filter }: F) => {
  const { fromDate = '', toDate = '' } = filter
  return { ...filter, ...daysOfBar(month, { fromDate, toDate }) }
}

const isOn = (preset: PeriodPreset) => (filter: GivenPastPeriod) => {
  const days = periodOf(preset, today())
  return filter.fromDate === days.fromDate && filter.toDate === days.toDate
}

/** The period of a report over what has been: this year until today, unless somebody says another. */
export const pastPeriod = <F extends GivenPastPeriod>(): PeriodWay<F> => ({
  filledIn: withDays,
  inAddress: byName,
  presets: periodPresets.map((period) => ({
    key: period,
    label: periodPresetLabels[period],
    isOn: isOn(period),
    chosen: { period, fromDate: undefined, toDate: undefined } as Partial<F>,
  })),
})
