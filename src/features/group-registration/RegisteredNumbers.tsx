import { formatDateTime } from '../../dates/civilDate.ts'
import { type DocumentModule, documentModule } from '../../routes/to.ts'
import { formatNumber, formatNumberInLetter } from '../../rules/identifiers/registrationNumber.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { PaperBody } from '../../screen-kit/paper/PaperBody.tsx'
import { LinkButton } from '../../widgets/buttons/LinkButton.tsx'
import { PrintSheet } from '../../widgets/files/PrintSheet.tsx'
import { Banner } from '../../widgets/page/Banner.tsx'
import type { GroupRegistration, RegisteredDocuments } from './registeredMultiple.ts'
import './registeredNumbers.css'

type Props = { registered: GroupRegistration; subject: string; module: DocumentModule }

export const numbersText = (registered: RegisteredDocuments): string =>
  registered.map(({ documentNumber, dateRegistered }) => formatNumber(documentNumber, dateRegistered)).join('\n')

const sentence = ({ documents: { length } }: GroupRegistration): string =>
  `${length === 1 ? 'Регистриран е' : 'Регистрирани са'} ${pluralise(length, 'document')}`

const Difference = ({ registered }: { registered: GroupRegistration }) => {
  const { documents, requestedCount, isUnchecked } = registered
  if (isUnchecked)
    return (
      <Banner kind="info" title="Не може да се провери дали са само толкова">
        Вижте в списъка с документи дали заявката не е изпълнена и втори път.
      </Banner>
    )
  if (documents.length === requestedCount) return null
  return (
    <Banner
      kind="warning"
      title={`${sentence(registered)}, а ${requestedCount === 1 ? 'очакван е' : 'очаквани са'} ${requestedCount}`}
    >
      {documents.length > requestedCount
        ? 'Заявката е стигнала до сървъра повече от веднъж. Използвайте първите номера, а останалите документи анулирайте, като посочите, че са регистрирани по погрешка.'
        : 'Сървърът не е регистрирал всички. Липсващите регистрирайте с „Още документи“.'}
    </Banner>
  )
}

export const RegisteredNumbers = ({ registered, subject, module }: Props) => {
  const { documents } = registered
  return (
    <>
      <div className="no-print flex flex-column gap-3">
        <Difference registered={registered} />
        <p>{sentence(registered)}. Номерата са поред:</p>
      </div>
      <ol className="registered-numbers no-print">
        {documents.map(({ guid, documentNumber, dateRegistered }) => (
          <li key={guid}>
            <LinkButton kind="text" href={documentModule(module).document(guid)}>
              {formatNumber(documentNumber, dateRegistered)}
            </LinkButton>
          </li>
        ))}
      </ol>
      <div className="print-only">
        <PrintSheet name="Регистрирани документи">
          <PaperBody className="printed-body" />
          <h1>Групово регистриране</h1>
          <p>
            {subject}
            <br />
            {pluralise(documents.length, 'document')}, {documents.length === 1 ? 'регистриран' : 'регистрирани'} на{' '}
            {formatDateTime(documents[0]?.dateRegistered)}
          </p>
          <ol>
            {documents.map(({ guid, documentNumber, dateRegistered }) => (
              <li key={guid}>{formatNumberInLetter(documentNumber, dateRegistered)}</li>
            ))}
          </ol>
        </PrintSheet>
      </div>
    </>
  )
}
