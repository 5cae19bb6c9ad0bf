import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { orgStructure } from '../../contract/orgStructure.ts'
import { foundNodes } from '../../rules/registers/nested.ts'
import { perRecord } from '../../state/perRecord.ts'
import { queryOf } from '../../transport/query.ts'
import { SearchBox } from '../../widgets/fields/SearchBox.tsx'
import { Glyph } from '../../widgets/Glyph.tsx'
import { IconPeople, IconPerson, IconStructure } from '../../widgets/icons.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { Tree } from '../../widgets/tree/Tree.tsx'
import { type StructureNode, structureNodes } from './structureNodes.ts'
import './structure.css'

const structureAtom = perRecord(() => queryOf(orgStructure.getOrgStructure, { query: { includeDisabled: false } }))()
const icons = { department: IconStructure, position: IconPeople, person: IconPerson }
const keyOf = ({ key }: StructureNode) => key
const nameOf = ({ name }: StructureNode) => name
const childrenOf = ({ children }: StructureNode) => children

type Props = {
  title: string
  /** What of the structure may be chosen; the rest is only opened and closed. */
  picks: StructureNode['kind']
  onPick: (node: StructureNode) => void
  onClose: () => void
}

/** The organisation's structure as a tree to choose from, with a search (document 2, section 2). */
const OrgStructureDialog = ({ title, picks, onPick, onClose }: Props) => {
  const { data, error, refetch } = useAtomValue(structureAtom)
  const [text, setText] = useState('')
  const all = useMemo(() => data && structureNodes(data), [data])
  const found = useMemo(() => all && foundNodes(all, nameOf, text), [all, text])
  return (
    <Dialog open title={title} size="m" onClose={onClose}>
      <div className="structure flex flex-column gap-3">
        <SearchBox label="Търсене в структурата" text={text} onText={setText} placeholder="Звено, длъжност или име" />
        {error && !found && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!error && !found && <Skeleton lines={8} />}
        {found?.length === 0 && <EmptyState title="Няма такова звено, длъжност или служител" />}
        {found && found.length > 0 && (
          <Tree
            label="Структура"
            nodes={found}
            keyOf={keyOf}
            childrenOf={childrenOf}
            isOpenWhole={text.trim() !== ''}
            textOf={nameOf}
            isDisabled={({ kind }) => kind !== picks}
            onPick={onPick}
            renderNode={({ kind, name }) => (
              <span className={`structure-node ${kind}`}>
                <Glyph icon={icons[kind]} />
                {name}
              </span>
            )}
          />
        )}
      </div>
    </Dialog>
  )
}

export default OrgStructureDialog
