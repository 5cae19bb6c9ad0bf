import { closingGroundLabels } from '../../../contract/closingGrounds.ts'
import { Direction, ListView, Scope } from '../../../contract/enumerations.ts'
import { labelIn } from '../../../contract/labels.ts'
import type { DocumentFilterField } from '../../../contract/shapes/documents.ts'
import { deskStepNames } from '../../../rules/documents/registryDeskWork.ts'
import { inSentence } from '../../../rules/words/inSentence.ts'
import { flagInAddress, idInAddress, idOrInAddress, oneOfInAddress } from '../../../screen-kit/list/addressField.ts'
import {
  dateField,
  type FilterOf,
  isMissingFrom,
  listFilter,
  lookupField,
  nameLookupItem,
  textField,
} from '../../../screen-kit/list/listFilter.ts'
import { correspondentField } from '../../../screen-kit/search/CorrespondentFilterField.tsx'
import {
  classificationOptions,
  type DocumentFilter,
  type DocumentScope,
  departmentOptions,
  directionOptions,
  groupOptions,
  indexOptions,
  personOptions,
  receivedViaOptions,
  requestOptions,
  roleOptions,
  sentViaOptions,
  statusOptions,
  typeOptions,
} from '../../document-lookups/public.ts'
import type { DocumentsView } from './documentsView.ts'

/**
 * The value of the department filter if the user chose all departments. Without this value the user's department is
 * preset.
 */
export const anyDepartment = 'any' as const

const directionInAddress: typeof idInAddress = {
  ...idInAddress,
  read: (text) => Object.values(Direction).find((direction) => String(direction) === text),
}
const standings = ['counted', 'finished', 'unfinished', 'late'] as const
/**
 * The labels of the states by which a report counts documents. Drafts and annulled documents are in none of these
 * states.
 */
const standingLabels: Record<(typeof standings)[number], string> = {
  counted: 'Регистрирани, без анулираните',
  finished: 'Регистрирани: приключени',
  unfinished: 'Регистрирани: неприключени',
  late: 'Регистрирани: просрочени',
}
const ownDepartmentTag = nameLookupItem('Моето звено', departmentOptions)

const filterOf = (scope: DocumentScope) =>
  listFilter({
    scope: { label: 'Справка', address: oneOfInAddress('AU', 'DMS') },
    fromDate: dateField('От'),
    toDate: dateField('До'),
    number: textField('Рег. № '),
    documentTypeId: lookupField('Тип', typeOptions[scope]),
    departmentId: {
      label: 'Регионално звено',
      address: idOrInAddress(anyDepartment),
      tag: (id, context) => (typeof id === 'number' ? ownDepartmentTag(id, context) : ''),
      isMissing: isMissingFrom(departmentOptions),
      blank: anyDepartment,
    },
    subject: textField('Относно: '),
    correspondentText: textField('Подател/получател: '),
    documentStatusId: { ...lookupField('Статус', statusOptions), folded: true },
    closingGround: {
      label: 'Основание за приключване',
      address: idInAddress,
      tag: (id) => labelIn(closingGroundLabels, id),
      folded: true,
    },
    hasSignature: {
      label: 'С електронен подпис',
      address: flagInAddress,
      tag: () => 'С електронен подпис',
      folded: true,
    },
    documentDirectionId: {
      label: 'Посока',
      address: directionInAddress,
      tag: (id) => directionOptions.find(({ value }) => value === String(id))?.label ?? 'Посока',
      folded: true,
    },
    receivedViaId: { ...lookupField('Получено чрез', receivedViaOptions, 'Получено: '), folded: true },
    sentViaId: { ...lookupField('Изпратено чрез', sentViaOptions, 'Изпратено: '), folded: true },
    numberIndexId: { ...lookupField('Регистров индекс', indexOptions[scope], 'Индекс '), folded: true },
    externalRefNumber: { ...textField('Външен № '), folded: true },
    classificationId: { ...lookupField('Класификация', classificationOptions), folded: true },
    correspondentID: { ...correspondentField(), folded: true },
    createdByPersonId: { ...lookupField('Служител', personOptions), folded: true },
    correspondentGroupId: { ...lookupField('Кореспондентска група', groupOptions, 'Група: '), folded: true },
    roleInDocument: {
      label: 'Роля',
      address: oneOfInAddress('assignee', 'controller', 'addressee'),
      tag: (role) => `Роля: ${roleOptions.find(({ value }) => value === role)?.label ?? ''}`,
    },
    // Filters without a control in the form; links from reports set them through the URL.
    standing: {
      label: 'Състояние',
      address: oneOfInAddress(...standings),
      tag: (standing) => standingLabels[standing],
    },
    responsibleDepartmentId: lookupField('Звено', departmentOptions, 'Изготвени от: '),
    overdueOnly: { label: 'Само просрочени', address: flagInAddress, tag: () => 'Просрочени' },
    awaitsTaskTypeId: lookupField('Действие', requestOptions),
    readyFor: {
      label: 'Готови документи',
      address: oneOfInAddress('register', 'send'),
      tag: (step) => `Готови ${inSentence(deskStepNames[step])}`,
      folded: true,
    },
  })
/** Causes a compile error if the backend's filter has a field that is not handled here. */
type NamesAll<F extends Record<DocumentFilterField, unknown>> = F
export type DocumentsFilter = NamesAll<FilterOf<ReturnType<typeof filterOf>>>
type Filter = Partial<DocumentsFilter>

export const documentsFilter = { [Scope.AU]: filterOf(Scope.AU), [Scope.DMS]: filterOf(Scope.DMS) } as const

/** The filter fields that belong to a single view. In the URL of any other view they are ignored. */
const ofView: Partial<Record<keyof DocumentsFilter, ListView>> = {
  roleInDocument: ListView.Control,
  overdueOnly: ListView.Control,
  awaitsTaskTypeId: ListView.Manage,
  readyFor: ListView.Manage,
}

/**
 * Returns the filter of a view: the one in the URL, without fields of other views. If the URL has no department, the
 * department `own` is used (specification 2, section 6); it is null if none is preset. What came back is sent again by the
 * registry, not by the department that wrote it, so the undelivered documents are those of all departments.
 */
export const appliedFilter = (inAddress: Filter, view: DocumentsView, own: number | null): Filter => {
  const filter = { ...inAddress }
  for (const name of Object.keys(ofView) as (keyof typeof ofView)[]) if (ofView[name] !== view) delete filter[name]
  const isPreset = filter.departmentId === undefined && own !== null && view !== 'undelivered'
  return isPreset ? { ...filter, departmentId: own } : filter
}

export const inReport = (filter: Filter, scope: DocumentsFilter['scope']): Filter => {
  const { documentTypeId: _, numberIndexId: __, ...rest } = filter
  return { ...rest, scope }
}

export const filterBody = (filter: Filter): DocumentFilter => {
  const { scope: _, departmentId, ...rest } = filter
  return departmentId === undefined || departmentId === anyDepartment ? rest : { ...rest, departmentId }
}

/**
 * Returns the module whose documents the list shows: administrative services (AU) or document flow (DMS). The view „От
 * портала“ exists only in administrative services, so it always shows those.
 */
export const scopeOf = (
  search: string,
  home: DocumentScope,
  view: DocumentsView,
  mayChoose: boolean,
): DocumentScope => {
  if (view === ListView.Portal) return Scope.AU
  const scope = new URLSearchParams(search).get('scope')
  return mayChoose && (scope === 'AU' || scope === 'DMS') ? Scope[scope] : home
}
