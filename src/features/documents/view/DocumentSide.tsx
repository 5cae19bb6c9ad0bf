import type { Document } from '../../../contract/shapes/documents.ts'
import type { DocumentFacts } from '../../../rules/documents/documentFacts.ts'
import { CaseFileCard } from '../../case-files/public.ts'
import { NextSteps } from './NextSteps.tsx'

/** Beside the tabs: what has to be done next, and the case file the document lies in. */
export const DocumentSide = ({ document, facts }: { document: Document; facts: DocumentFacts }) => (
  <aside aria-label="Какво следва и преписка">
    <NextSteps facts={facts} inCaseFile={(document.caseFile?.number ?? '') !== ''} />
    {document.caseFile && (facts.isRegistered || document.caseFile.number !== '') && (
      <CaseFileCard
        caseFileGuid={document.caseFile.guid}
        docGuid={document.guid}
        awaited={document.caseFile.awaited}
        linksElsewhere
      />
    )}
  </aside>
)
