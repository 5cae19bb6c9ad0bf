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
export type PresetChoice<F> = { key: string; label: string; isOn: (filter: Partial<F>) => boolean; chosen: Partial<F> }
/**
 * How a report handles the period in its filter: `filledIn` adds the default, `inAddress` returns the form in the URL,
 * `presets` are the named periods.
 */
export type PeriodWay<F> = {
  filledIn: (inAddress: Partial<F>) => Partial<F>
  inAddress: (filter: Partial<F>) => Partial<F>
  presets: readonly PresetChoice<F>[]
}

export const pastPeriodFields = {
  period: { label: 'Период', address: oneOfInAddress<PeriodPreset>(...periodPresets) },
  fromDate: dateField('От'),
  toDate: dateField('До'),
}

const defaultPeriod: PeriodPreset = 'year'

/**
 * Adds the dates of the period to the filter: those in the URL, otherwise those of the named period, so that a report
 * always has a period.
 */
const addDates = <F extends GivenPastPeriod>(inAddress: F): F => {
  const { fromDate, toDate, period = defaultPeriod } = inAddress
  if (fromDate === undefined && toDate === undefined) return { ...inAddress, ...periodOf(period, today()) }
  return { ...inAddress, fromDate: fromDate ?? `${yearOf(toDate ?? today())}-01-01`, toDate: toDate ?? today() }
}

/** Replaces the dates of a named period by its name, so that a saved view stays relative to today. */
const nameDates = <F extends GivenPastPeriod>(filter: F): F => {
  const { fromDate, toDate, period, ...rest } = filter
  if (fromDate === undefined && toDate === undefined) return { ...rest, ...(period && { period }) } as F
  const named = periodPresets.find((preset) => {
    const days = periodOf(preset, today())
    return days.fromDate === fromDate && days.toDate === toDate
  })
  const isNamed = named !== undefined && named === (period ?? defaultPeriod)
  return { ...rest, ...(isNamed ? { period: named } : { fromDate, toDate }) } as F
}

export const byDays = <F extends GivenPastPeriod>({ period: _, ...filter }: F): Omit<F, 'period'> => filter

/** Limits a filter to one month („2026-11“) of its period. */
export const inMonth = <F extends GivenPastPeriod>(month: string, { period: _, ...filter }: F) => {
  const { fromDate = '', toDate = '' } = filter
  return { ...filter, ...daysOfBar(month, { fromDate, toDate }) }
}

const isOn = (preset: PeriodPreset) => (filter: GivenPastPeriod) => {
  const days = periodOf(preset, today())
  return filter.fromDate === days.fromDate && filter.toDate === days.toDate
}

export const pastPeriod = <F extends GivenPastPeriod>(): PeriodWay<F> => ({
  filledIn: addDates,
  inAddress: nameDates,
  presets: periodPresets.map((period) => ({
    key: period,
    label: periodPresetLabels[period],
    isOn: isOn(period),
    chosen: { period, fromDate: undefined, toDate: undefined } as Partial<F>,
  })),
})
