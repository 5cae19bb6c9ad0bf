import { Direction, Scope } from '../../../../contract/enumerations.ts'
import { DocumentBody } from '../../../../contract/shapes/documents.ts'
import { type TextLimits, textLimits } from '../../../../rules/words/textLength.ts'
import type { DocumentField, DocumentValues } from './documentValues.ts'

const { INCOMING, INTERNAL, OUTGOING } = Direction

type Shown = {
  label: string
  /** The directions it matters for; all when not given. */
  directions?: readonly Direction[]
  onlyServices?: true
}

/** The fields of the form in their order. */
const fields: Record<DocumentField, Shown> = {
  documentDirectionId: { label: 'Посока' },
  documentTypeId: { label: 'Вид документ' },
  subjectDescription: { label: 'Относно' },
  caseFile: { label: 'Към преписка' },
  receivedViaId: { label: 'Получено чрез', directions: [INCOMING] },
  dateReceived: { label: 'Дата на получаване', directions: [INCOMING] },
  sentViaId: { label: 'Изпращане чрез', directions: [OUTGOING] },
  externalRefNumber: { label: 'Външен №', directions: [INCOMING] },
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
  sheetsCount: { label: 'Брой листа' },
  enclosuresCount: { label: 'Брой приложения' },
  resultDelivery: { label: 'Начин на предоставяне на резултата', directions: [INCOMING], onlyServices: true },
  serviceKind: { label: 'Вид услуга', directions: [INCOMING], onlyServices: true },
  note: { label: 'Бележка' },
}

/** Every field, in the order of the form. */
export const documentFields = Object.keys(fields) as readonly DocumentField[]
/** How long its texts may be; counts of sheets are typed as texts. */
export const limits: TextLimits<DocumentValues> = { ...textLimits(DocumentBody), sheetsCount: 6, enclosuresCount: 6 }
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

/**
 * The field at which a new document begins to be written: the first needed one that is empty. One that belongs to another
 * document has its direction from that.
 */
export const firstField = (values: DocumentValues, isRelated: boolean): DocumentField => {
  if (values.documentTypeId === null) return isRelated ? 'documentTypeId' : 'documentDirectionId'
  const isMissing = isRelated && values.subjectDescription !== '' && values.correspondents.length === 0
  return isMissing && isRequired('correspondents', values.documentDirectionId, values.isAnonymous)
    ? 'correspondents'
    : 'subjectDescription'
}
