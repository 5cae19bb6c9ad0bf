import { useState } from 'react'
import type { Document, DocumentPermissionsReply } from '../../../contract/shapes/documents.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import type { RuleResult } from '../../../rules/ruleResult.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { RefusalNote } from '../../../widgets/buttons/RefusalNote.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { LoadingFallback, lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'

const EditDocumentForm = lazyPart(() => import('../write/EditDocumentForm.tsx'))

type Props = {
  module: DocumentModule
  document: Document
  permissions: DocumentPermissionsReply
  ruleResult: RuleResult
  onLeave: () => void
}

/**
 * Renders the form in place of the main data, at `?edit=1`. The version at the beginning of the edit is kept, so that a
 * change by another user is detected on save.
 */
export const EditMode = ({ module, document, permissions, ruleResult, onLeave }: Props) => {
  const [began] = useState({ document, ruleResult })
  if (!began.ruleResult.allowed)
    return (
      <Banner kind="warning" action={<Button onClick={onLeave}>Към документа</Button>}>
        <RefusalNote refusal={began.ruleResult.refusal} />
      </Banner>
    )
  return (
    <LoadingFallback
      show={
        <Card>
          <Skeleton lines={10} />
        </Card>
      }
    >
      <EditDocumentForm
        module={module}
        document={began.document}
        permissions={permissions}
        onDone={onLeave}
        onCancel={onLeave}
      />
    </LoadingFallback>
  )
}
