import { addDays } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import type { AddressField } from '../list/addressField.ts'
import { dateField } from '../list/listFilter.ts'
import type { PeriodWay } from './reportPeriod.ts'

export type ComingPeriod = { withinDays: number; fromDate: string; toDate: string }
type GivenComingPeriod = Partial<ComingPeriod>

const usualDays = 30
/** The maximum length of the period, in days. */
export const mostDays = 730
const presets = [30, 60, 90, 365]

const daysInAddress: AddressField<number> = {
  read: (text) => (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= mostDays ? Number(text) : undefined),
  write: String,
}

/**
 * The filter fields of a period in the future: a number of days from today, or dates. Spread them into `listFilter`.
 */
export const comingPeriodFields = {
  withinDays: {
    label: 'В следващите дни',
    address: daysInAddress,
    tag: (days: number) => `До ${pluralise(days, 'day')}`,
  },
  fromDate: dateField('От'),
  toDate: dateField('До'),
}

/** Adds the default period to a filter. Dates in the URL have priority over a number of days. */
const addDates = <F extends GivenComingPeriod>(inAddress: F): F => {
  const { fromDate, toDate, withinDays = usualDays, ...rest } = inAddress
  if (fromDate === undefined && toDate === undefined) return { ...rest, withinDays } as F
  const from = fromDate ?? today()
  return { ...rest, fromDate: from, toDate: toDate ?? addDays(from, withinDays) } as F
}

export const comingPeriod = <F extends GivenComingPeriod>(): PeriodWay<F> => ({
  filledIn: addDates,
  inAddress: addDates,
  presets: presets.map((days) => ({
    key: String(days),
    label: days === 365 ? 'До 1 година' : `До ${pluralise(days, 'day')}`,
    isOn: ({ withinDays }) => withinDays === days,
    chosen: { withinDays: days, fromDate: undefined, toDate: undefined } as Partial<F>,
  })),
})
