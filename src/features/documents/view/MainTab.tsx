import type { AttachedFile, Document } from '../../../contract/shapes/documents.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { LoadingFallback } from '../../../widgets/page/lazyPart.tsx'
import { Section } from '../../../widgets/page/Section.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { AttachedFiles } from '../../document-files/public.ts'
import { mainData, Senders } from '../../document-record/public.ts'

import { DeadlineLine } from './DeadlineLine.tsx'

type Props = {
  module: DocumentModule
  document: Document
  onOpenFiles: () => void
  onView: (file: AttachedFile) => void
}

export const MainTab = ({ module, document, onOpenFiles, onView }: Props) => (
  <>
    <div className="document-tab">
      <DescriptionList
        items={mainData(
          document,
          module,
          <Senders document={document} />,
          document.deadline && <DeadlineLine deadline={document.deadline} />,
        )}
      />
    </div>
    {document.counts.files !== 0 && (
      <Section
        title="Файлове"
        actions={
          <Button kind="text" small className="flush-end" onClick={onOpenFiles}>
            Всички файлове
          </Button>
        }
      >
        <LoadingFallback show={<Skeleton lines={3} />}>
          <AttachedFiles docGuid={document.guid} onView={onView} />
        </LoadingFallback>
      </Section>
    )}
  </>
)
