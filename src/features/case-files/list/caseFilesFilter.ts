import { businessProcesses } from '../../../contract/businessProcesses.ts'
import { caseFiles } from '../../../contract/caseFiles.ts'
import { ListView } from '../../../contract/enumerations.ts'
import { soughtNumber } from '../../../rules/identifiers/registrationNumber.ts'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import { dateField, type FilterOf, listFilter, lookupField, textField } from '../../../screen-kit/list/listFilter.ts'
import { rowsOfPage, sortOfPage } from '../../../screen-kit/list/pagingParams.ts'
import { lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { departments, documentStatuses, keepOptions } from '../../../screen-kit/lookup/lookups.ts'
import { correspondentField } from '../../../screen-kit/search/CorrespondentFilterField.tsx'
import { queryOf } from '../../../transport/query.ts'
import type { CaseFileFilterBody } from '../caseFileState.ts'

export const processSteps = lookupOptions(businessProcesses.getCaseFileSteps, {}, keepOptions)

export const caseFilesFilter = listFilter({
  number: textField('№ '),
  fromDate: dateField('От'),
  toDate: dateField('До'),
  subject: textField('Относно: '),
  correspondentID: correspondentField(),
  departmentId: lookupField('Звено', departments),
  statusId: lookupField('Статус', documentStatuses),
  processStepId: { ...lookupField('Стъпка', processSteps, 'Стъпка: '), folded: true },
})
export type CaseFilesFilter = FilterOf<typeof caseFilesFilter>

/**
 * Returns the filter as the request body. A copied number with a date, „№ РД-12-345/21.11.2026 г.“, is split; the date
 * narrows the period.
 */
export const filterBody = ({ number, ...rest }: Partial<CaseFilesFilter>): CaseFileFilterBody => {
  const { number: bare, ...days } = soughtNumber(number ?? '')
  if (bare === '') return rest
  const from = [rest.fromDate, days.fromDate]
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1)
  const [to] = [rest.toDate, days.toDate].flatMap((day) => day ?? []).toSorted()
  return {
    ...rest,
    Number: bare,
    anyNumber: true,
    ...(from !== undefined && { fromDate: from }),
    ...(to !== undefined && { toDate: to }),
  }
}

export const caseFilesPage = (place: ListAddress<CaseFilesFilter>) =>
  queryOf(caseFiles.getAllCaseFiles, {
    query: { ...rowsOfPage(place), indexType: ListView.Cases },
    body: { ...filterBody(place.filter), ...sortOfPage(place) },
  })

export const showsOnlyOpen = ({ number, statusId }: Partial<CaseFilesFilter>): boolean =>
  number === undefined && statusId === undefined
export const onlyOpenNote =
  'Показват се неприключените преписки. За приключена изберете статус или въведете неин номер.'
