import { useAtomValue } from 'jotai'
import type { DocumentModule } from '../../../routes/to.ts'
import { mayCallAtom } from '../../../state/access.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { ModuleDocuments } from './ModuleDocuments.tsx'
import { documentsCallOf } from './recentDocuments.ts'

const titles: Record<DocumentModule, string> = {
  'documents-flow': 'Документооборот',
  'administrative-services': 'Административни услуги',
}
const otherModule: Record<DocumentModule, DocumentModule> = {
  'documents-flow': 'administrative-services',
  'administrative-services': 'documents-flow',
}

type Props = { module: DocumentModule; correspondentId: number }

export const RecentDocuments = ({ module, correspondentId }: Props) => {
  const mayCall = useAtomValue(mayCallAtom)
  const shown = [module, otherModule[module]].filter((one) => mayCall(documentsCallOf[one]))
  return (
    <Card title="Документи">
      <div className="flex flex-column gap-3">
        {shown.map((one) => (
          <section key={one} aria-label={titles[one]}>
            {shown.length > 1 && <h3 className="correspondent-module">{titles[one]}</h3>}
            <ModuleDocuments module={one} correspondentId={correspondentId} />
          </section>
        ))}
      </div>
    </Card>
  )
}
