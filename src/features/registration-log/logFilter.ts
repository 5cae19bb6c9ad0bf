import { Direction } from '../../contract/enumerations.ts'
import { registrationLog } from '../../contract/registrationLog.ts'
import { today } from '../../dates/clock.ts'
import { daysOf } from '../../rules/deadlines/periodChoices.ts'
import { flagInAddress, oneOfInAddress } from '../../screen-kit/list/addressField.ts'
import type { ListAddress } from '../../screen-kit/list/listAddress.ts'
import { dateField, type FilterOf, listFilter, lookupField } from '../../screen-kit/list/listFilter.ts'
import { queryOf } from '../../transport/query.ts'
import { type DocumentScope, indexOptions } from '../document-lookups/public.ts'

export const logs = [
  { key: 'incoming', label: 'Входящ', title: 'Входящ дневник', direction: Direction.INCOMING },
  { key: 'outgoing', label: 'Изходящ', title: 'Изходящ дневник', direction: Direction.OUTGOING },
  { key: 'internal', label: 'Вътрешен', title: 'Вътрешен дневник', direction: Direction.INTERNAL },
] as const
export type LogKey = (typeof logs)[number]['key']

/** An index may give numbers in both modules, so the log of one module may lack some of them. */
export const bothModules = 'От двата модула'

export const logFilter = (scope: DocumentScope) =>
  listFilter({
    log: { label: 'Дневник', address: oneOfInAddress<LogKey>('incoming', 'outgoing', 'internal') },
    fromDate: dateField('От'),
    toDate: dateField('До'),
    numberIndexId: lookupField('Регистров индекс', indexOptions[scope], 'Индекс '),
    bothModules: { label: bothModules, address: flagInAddress, tag: () => bothModules },
  })
export type LogFilter = FilterOf<ReturnType<typeof logFilter>>

export const logOf = ({ log }: Partial<LogFilter>) => logs.find(({ key }) => key === log) ?? logs[0]

/** Returns the filter with a period: the one in the URL, else the current week. */
export const withPeriod = (inAddress: Partial<LogFilter>): Partial<LogFilter> =>
  inAddress.fromDate === undefined && inAddress.toDate === undefined
    ? { ...inAddress, ...daysOf('week', today()) }
    : inAddress

export const logPage =
  (scope: DocumentScope) =>
  ({ filter, page, size }: ListAddress<LogFilter>) => {
    const { log: _, bothModules: isOfBoth, ...rest } = filter
    return queryOf(registrationLog.getRegistrationLog, {
      query: { pageNumber: page, pageSize: size },
      body: { ...rest, ...(!isOfBoth && { scope }), documentDirectionId: logOf(filter).direction },
    })
  }
