import { optionLabel } from '../../contract/labels.ts'
import type { DocumentCorrespondent } from '../../contract/shapes/correspondents.ts'
import type { Document } from '../../contract/shapes/documents.ts'
import { formatDateKnownTime, formatDateTime, formatDateYear } from '../../dates/civilDate.ts'
import { nameInRole } from '../../rules/correspondents/documentRoles.ts'
import { formatNumber, formatNumberInLetter } from '../../rules/identifiers/registrationNumber.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { PaperBody } from '../../screen-kit/paper/PaperBody.tsx'
import { QrCode } from '../../widgets/files/QrCode.tsx'
import { Numbered } from '../../widgets/tags/Numbered.tsx'

type Props = { document: Document; senders: readonly DocumentCorrespondent[] }

const rowsOf = (document: Document, senders: Props['senders']): [term: string, value: string][] => {
  const { sheetsCount, enclosuresCount, caseFile, deadline, addressedToDepartment, addressedToPerson } = document
  const paper = [
    sheetsCount ? pluralise(sheetsCount, 'sheet') : '',
    enclosuresCount ? pluralise(enclosuresCount, ['приложение', 'приложения']) : '',
  ].filter((part) => part !== '')
  const rows: [string, string][] = [
    ['Вид на документа', optionLabel(document.documentType)],
    ['Относно', document.subjectDescription],
    [
      'Подател',
      senders.map(({ correspondent, roleId }) => nameInRole(correspondent.fullName, roleId)).join('; ') || 'Анонимен',
    ],
    ['До', [addressedToDepartment?.departmentName, addressedToPerson?.fullName].filter((one) => one).join(', ')],
    ['Начин на получаване', optionLabel(document.receivedVia)],
    ['Получен на', formatDateKnownTime(document.dateReceived)],
    ['Регистриран на', formatDateTime(document.dateRegistered)],
    ['Обем', paper.join(', ')],
    ['Преписка', caseFile?.number ? `№ ${caseFile.number}` : ''],
    ['Срок за отговор', deadline ? formatDateYear(deadline.endDate) : ''],
    ['Код за достъп', document.accessCode],
    ['Служител, приел документа', document.registeredBy?.fullName ?? ''],
  ]
  return rows.filter(([, value]) => value !== '')
}

export const Receipt = ({ document, senders }: Props) => (
  <article className="receipt" lang="bg">
    <header className="receipt-head">
      <PaperBody className="receipt-body" unit={document.department?.departmentName} />
      <QrCode
        text={formatNumber(document.documentNumber, document.dateRegistered)}
        label={`QR код с номер ${document.documentNumber}`}
        size="24mm"
      />
    </header>
    <h3 className="receipt-title">Разписка</h3>
    <p className="receipt-number">
      Регистрационен <Numbered text={formatNumberInLetter(document.documentNumber, document.dateRegistered)} />
    </p>
    <table className="receipt-table">
      <tbody>
        {rowsOf(document, senders).map(([term, value]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>
              <Numbered text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <footer className="receipt-foot">
      <p>Подпис на служителя: …………………………………</p>
      <p>Подпис на подателя: …………………………………</p>
    </footer>
  </article>
)
