import { useAtomValue } from 'jotai'
import type { Role } from '../../../contract/enumerations.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { mayEnterAtom } from '../../../state/access.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { ModuleDocuments } from './ModuleDocuments.tsx'

const modules: Record<DocumentModule, { title: string; role: Role }> = {
  'documents-flow': { title: 'Документооборот', role: 'DOCUMENTS_FLOW' },
  'administrative-services': { title: 'Административни услуги', role: 'DOCUMENTS_EAU' },
}
const other: Record<DocumentModule, DocumentModule> = {
  'documents-flow': 'administrative-services',
  'administrative-services': 'documents-flow',
}

type Props = { module: DocumentModule; correspondentId: number }

/** The newest documents of the correspondent: of this module, and of the other one for those who may enter it. */
export const RecentDocuments = ({ module, correspondentId }: Props) => {
  const mayEnter = useAtomValue(mayEnterAtom)
  const shown = [module, other[module]].filter((one) => one === module || mayEnter([modules[one].role]))
  return (
    <Card title="Документи">
      <div className="flex flex-column gap-3">
        {shown.map((one) => (
          <section key={one} aria-label={modules[one].title}>
            {shown.length > 1 && <h3 className="correspondent-module">{modules[one].title}</h3>}
            <ModuleDocuments module={one} correspondentId={correspondentId} />
          </section>
        ))}
      </div>
    </Card>
  )
}
