import { Direction, Scope } from '../../../../contract/enumerations.ts'
import type { DocumentField } from './documentValues.ts'

const { INCOMING, INTERNAL, OUTGOING } = Direction

type Shown = {
  label: string
  /** The directions it matters for; all when not given. */
  directions?: readonly Direction[]
  onlyServices?: true
  /** How many characters it may have. */
  limit?: number
}

/** The fields of the form in their order. */
const fields: Record<DocumentField, Shown> = {
  documentDirectionId: { label: 'Посока' },
  documentTypeId: { label: 'Вид документ' },
  subjectDescription: { label: 'Относно', limit: 1000 },
  caseFile: { label: 'Към преписка' },
  receivedViaId: { label: 'Получено чрез', directions: [INCOMING] },
  dateReceived: { label: 'Дата на получаване', directions: [INCOMING] },
  sentViaId: { label: 'Изпращане чрез', directions: [OUTGOING] },
  externalRefNumber: { label: 'Външен №', directions: [INCOMING], limit: 100 },
  externalRefDate: { label: 'Дата на външния №', directions: [INCOMING] },
  isAnonymous: { label: 'Анонимен подател', directions: [INCOMING] },
  correspondents: { label: 'Кореспонденти', directions: [INCOMING, OUTGOING] },
  addressedToDepartmentId: { label: 'Адресирано до звено', directions: [INCOMING, INTERNAL] },
  addressedToPersonId: { label: 'Адресирано до служител', directions: [INCOMING, INTERNAL] },
  preparedByPersonId: { label: 'Изготвил', directions: [INTERNAL, OUTGOING] },
  signedByPersonId: { label: 'Подписал', directions: [INTERNAL, OUTGOING] },
  numberIndexId: { label: 'Регистров индекс' },
  classificationIds: { label: 'Класификация' },
  deadlineDate: { label: 'Срок' },
  priorityId: { label: 'Приоритет' },
  sheetsCount: { label: 'Брой листа', limit: 6 },
  enclosuresCount: { label: 'Брой приложения', limit: 6 },
  resultDelivery: { label: 'Начин на предоставяне на резултата', directions: [INCOMING], onlyServices: true },
  serviceKind: { label: 'Вид услуга', directions: [INCOMING], onlyServices: true },
  note: { label: 'Бележка', limit: 2000 },
}

/** Every field, in the order of the form. */
export const documentFields = Object.keys(fields) as readonly DocumentField[]
export const limits: Partial<Record<DocumentField, number>> = Object.fromEntries(
  documentFields.flatMap((field) => {
    const { limit } = fields[field]
    return limit === undefined ? [] : [[field, limit]]
  }),
)
export const labelOf = (field: DocumentField): string => fields[field].label
/** The id of a field's control, for links from the list of errors. */
export const idOf = (field: DocumentField): string => `document-${field}`

/** Whether a field matters for this direction in this module. */
export const isShown = (field: DocumentField, direction: Direction, scope: 1 | 2): boolean => {
  const { directions, onlyServices } = fields[field]
  return (directions?.includes(direction) ?? true) && (!onlyServices || scope === Scope.AU)
}

/** What „Регистрирай“ cannot do without; the rules decide, this only draws the marks. */
export const isRequired = (field: DocumentField, direction: Direction, isAnonymous: boolean): boolean => {
  if (field === 'documentDirectionId' || field === 'documentTypeId' || field === 'subjectDescription') return true
  if (field === 'correspondents') return direction === OUTGOING || (direction === INCOMING && !isAnonymous)
  return direction === INCOMING && (field === 'receivedViaId' || field === 'addressedToDepartmentId')
}
