import type { ReactNode } from 'react'
import type { Document } from '../../../contract/shapes/documents.ts'
import { today } from '../../../dates/clock.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { DocumentTitle } from '../../document-record/public.ts'
import { hintsOf } from './hints.ts'

/** What names the document, and what must be seen at once. */
export const DocumentHead = ({ document, actions }: { document: Document; actions: ReactNode }) => (
  <DocumentTitle document={document} actions={actions}>
    {hintsOf(document, today()).map(({ text, tone }) => (
      <StatusTag key={text} tone={tone}>
        {text}
      </StatusTag>
    ))}
  </DocumentTitle>
)
