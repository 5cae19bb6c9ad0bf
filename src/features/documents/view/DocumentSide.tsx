import type { Document } from '../../../contract/shapes/documents.ts'
import { type DocumentFacts, missingForRegistration } from '../../../rules/documents/documentFacts.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { CaseFileCard } from '../../case-files/public.ts'
import { DeadlineLine } from './DeadlineLine.tsx'

/** What a draft still lacks. */
const DraftCard = ({ facts, inCaseFile }: { facts: DocumentFacts; inCaseFile: boolean }) => {
  const missing = missingForRegistration(facts)
  return (
    <Card title="Преди регистрирането">
      {missing.length === 0 ? (
        <p>
          Всичко необходимо е попълнено. При регистрирането документът получава
          {inCaseFile ? ' номер и срок.' : ' номер, преписка и срок.'}
        </p>
      ) : (
        <>
          <p className="muted">Попълнете още:</p>
          <ul className="missing-list">
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/** Beside the tabs: why the term is what it is, and the case file the document lies in. */
export const DocumentSide = ({ document, facts }: { document: Document; facts: DocumentFacts }) => (
  <aside aria-label="Срок и преписка">
    {!facts.isRegistered && <DraftCard facts={facts} inCaseFile={(document.caseFile?.number ?? '') !== ''} />}
    {document.deadline && <DeadlineLine deadline={document.deadline} />}
    {document.caseFile && (facts.isRegistered || document.caseFile.number !== '') && (
      <CaseFileCard caseFileGuid={document.caseFile.guid} docGuid={document.guid} linksElsewhere />
    )}
  </aside>
)
