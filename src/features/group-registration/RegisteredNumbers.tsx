import { formatDateTime } from '../../dates/civilDate.ts'
import { type DocumentModule, documentModule } from '../../routes/to.ts'
import { formatNumber, formatNumberInLetter } from '../../rules/identifiers/registrationNumber.ts'
import { counted } from '../../rules/words/count.ts'
import { PaperBody } from '../../screen-kit/paper/PaperBody.tsx'
import { LinkButton } from '../../widgets/buttons/LinkButton.tsx'
import { PrintSheet } from '../../widgets/files/PrintSheet.tsx'
import type { RegisteredDocuments } from './registeredMultiple.ts'
import './registeredNumbers.css'

type Props = { registered: RegisteredDocuments; subject: string; module: DocumentModule }

/** One number a line: what „Копирай“ puts on the clipboard. */
export const numbersText = (registered: RegisteredDocuments): string =>
  registered.map(({ documentNumber, dateRegistered }) => formatNumber(documentNumber, dateRegistered)).join('\n')

/** The given numbers: a list of links on the screen, a plain sheet on paper. */
export const RegisteredNumbers = ({ registered, subject, module }: Props) => (
  <>
    <p className="no-print">Регистрирани са {counted(registered.length, 'document')}. Номерата са поред:</p>
    <ol className="registered-numbers no-print">
      {registered.map(({ guid, documentNumber, dateRegistered }) => (
        <li key={guid}>
          <LinkButton kind="text" href={documentModule(module).document(guid)}>
            {formatNumber(documentNumber, dateRegistered)}
          </LinkButton>
        </li>
      ))}
    </ol>
    <div className="print-only">
      <PrintSheet>
        <PaperBody />
        <h1>Групово регистриране</h1>
        <p>
          {subject}
          <br />
          {counted(registered.length, 'document')}, {formatDateTime(registered[0]?.dateRegistered)}
        </p>
        <ol>
          {registered.map(({ guid, documentNumber, dateRegistered }) => (
            <li key={guid}>{formatNumberInLetter(documentNumber, dateRegistered)}</li>
          ))}
        </ol>
      </PrintSheet>
    </div>
  </>
)
