import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Direction, Scope } from '../../contract/enumerations.ts'
import { inspectionPaperLabels } from '../../contract/inspectionKinds.ts'
import { labelOfKey, optionLabel } from '../../contract/labels.ts'
import type { Document, NamedDocument } from '../../contract/shapes/documents.ts'
import { formatDateKnownTime, formatDateTime, formatDateYear } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import { type DocumentModule, documentModule, to } from '../../routes/to.ts'
import { remainingText } from '../../rules/deadlines/deadlineState.ts'
import { createdByText } from '../../rules/documents/createdBy.ts'
import { isResolutionType } from '../../rules/documents/resolution.ts'
import { signedText } from '../../rules/documents/signature.ts'
import { formatNumber } from '../../rules/identifiers/registrationNumber.ts'
import { inSentence } from '../../rules/words/inSentence.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { openable, useMayOpen } from '../../screen-kit/routeTable.ts'
import type { Description } from '../../widgets/page/DescriptionList.tsx'
import { deadlineText } from './deadlineText.ts'
import './documentPage.css'

const externalNumber = ({ externalRefNumber, externalRefDate }: Document): string =>
  [externalRefNumber, formatDateYear(externalRefDate)].filter((part) => part !== '').join(' / ')

const paper = ({ sheetsCount, enclosuresCount }: Document): string =>
  [
    sheetsCount ? pluralise(sheetsCount, 'sheet') : '',
    enclosuresCount ? pluralise(enclosuresCount, ['приложение', 'приложения']) : '',
  ]
    .filter((part) => part !== '')
    .join(', ')

export const Deadline = ({ document }: { document: Document }) => {
  const { deadline, workingDaysLeft, suspendedUntil } = document
  if (!deadline) return null
  const labels = deadlineText({ deadline: deadline.endDate, workingDaysLeft }, today())
  return (
    <>
      {formatDateYear(deadline.endDate)}
      {suspendedUntil && <span className="muted"> (не тече, докато документът е спрян)</span>}
      {labels && (
        <>
          {' '}
          <span className={labels.tone ?? 'muted'}>
            ({labels.tone === 'late' || labels.text === 'днес' ? labels.text : remainingText(labels.text)})
          </span>
        </>
      )}
    </>
  )
}

const Classifications = ({ document: { classifications } }: { document: Document }) => (
  <ul className="p-0 list-none">
    {classifications.map(({ id, name }) => (
      <li key={id}>{optionLabel({ id, name }, 'f')}</li>
    ))}
  </ul>
)

const ParentLink = ({ document: { guid, parentDocument }, module }: { document: Document; module: DocumentModule }) =>
  parentDocument && (
    <Link href={documentModule(module).relatedDocument(guid, parentDocument.guid)}>
      {[parentDocument.documentNumber, parentDocument.subjectDescription].filter((part) => part).join(' – ')}
    </Link>
  )

type NamedProps = { of: Document; documents: readonly NamedDocument[]; module: DocumentModule }

const NamedDocuments = ({ of: { guid }, documents, module }: NamedProps) => (
  <ul className="p-0 list-none">
    {documents.map((one) => (
      <li key={one.guid}>
        <Link href={documentModule(module).relatedDocument(guid, one.guid)}>
          {[formatNumber(one.documentNumber, one.dateRegistered), one.subjectDescription]
            .filter((part) => part !== '')
            .join(' – ')}
        </Link>
      </li>
    ))}
  </ul>
)

const OfInspection = ({ inspection: { guid, number, paper } }: { inspection: NonNullable<Document['inspection']> }) => {
  const href = openable(to.inspections.one(guid), useMayOpen())
  const name = `№ ${number}`
  return (
    <>
      {href ? <Link href={href}>{name}</Link> : name}
      {labelOfKey(inspectionPaperLabels, paper) && `, ${inSentence(labelOfKey(inspectionPaperLabels, paper))}`}
    </>
  )
}

const signerText = (document: Document): string | undefined =>
  isResolutionType(document.documentType.id) ? document.signedBy?.fullName : signedText(document)

/**
 * Returns the main data of a document in reading order. A missing required value shows a dash; a missing optional value
 * is omitted.
 */
export const mainData = (
  document: Document,
  module: DocumentModule,
  senders: ReactNode,
  whyThisTerm: ReactNode,
): (Description | undefined)[] => {
  const { documentDirectionId: direction, addressedToDepartment, addressedToPerson } = document
  const isIncoming = direction === Direction.INCOMING
  const isService = document.scope === Scope.AU
  const given = (term: string, value: string | null | undefined, wide = false): Description | undefined =>
    value ? { term, value, ...(wide && { wide }) } : undefined
  const named = (term: string, documents: readonly NamedDocument[]): Description | undefined =>
    documents.length > 0
      ? {
          term,
          value: <NamedDocuments of={document} documents={documents} module={module} />,
          wide: true,
        }
      : undefined
  return [
    { term: 'Вид', value: optionLabel(document.documentType) },
    isIncoming
      ? { term: 'Получен чрез', value: optionLabel(document.receivedVia) }
      : given('Изпраща се чрез', optionLabel(document.sentVia)),
    document.counts.correspondents !== 0
      ? { term: isIncoming ? 'Подател' : 'Кореспонденти', value: senders }
      : undefined,
    isIncoming ? { term: 'Получен на', value: formatDateKnownTime(document.dateReceived) } : undefined,
    direction === Direction.OUTGOING
      ? undefined
      : {
          term: 'Адресирано до',
          value: [addressedToDepartment?.departmentName, addressedToPerson?.fullName].filter((one) => one).join(', '),
        },
    given('Външен №', externalNumber(document)),
    given('Регистриран на', formatDateTime(document.dateRegistered)),
    given('Регистрирал', document.registeredBy?.fullName),
    document.classifications.length > 0
      ? { term: 'Класификация', value: <Classifications document={document} /> }
      : { term: 'Класификация', value: '' },
    document.deadline
      ? {
          term: 'Срок',
          value: (
            <>
              <Deadline document={document} />
              {whyThisTerm}
            </>
          ),
          wide: true,
        }
      : undefined,
    given('Регистров индекс', document.numberIndex?.numberPrefix),
    given('Приоритет', optionLabel(document.priority)),
    given('Обем', paper(document)),
    isIncoming ? undefined : given('Изготвил', document.preparedBy?.fullName),
    isIncoming ? undefined : given('Подписал', signerText(document)),
    given('Създал', createdByText(document)),
    given('Създаден на', formatDateTime(document.dateCreated)),
    isService ? given('Вид услуга', document.serviceKind) : undefined,
    isService ? given('Получаване на резултата', document.resultDelivery) : undefined,
    given('Код за достъп', document.accessCode),
    document.parentDocument
      ? { term: 'Към документ', value: <ParentLink document={document} module={module} />, wide: true }
      : undefined,
    document.inspection
      ? { term: 'От проверка', value: <OfInspection inspection={document.inspection} />, wide: true }
      : undefined,
    named('Вместо', document.replaces ? [document.replaces] : []),
    named('Регистриран наново като', document.replacedBy ? [document.replacedBy] : []),
    named('В отговор на', document.answeredDocuments),
    named('Отговорен с', document.answeredBy),
    given('Основание за статуса', document.statusReason, true),
    given('Бележка', document.note, true),
  ]
}
