import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { IconLink } from '../../../widgets/icons.ts'

const kinds = [
  { type: 'inspection', label: 'Свързани проверки' },
  { type: 'device', label: 'Свързани типове СИ' },
] as const

/** What the case file is linked to beside its documents: inspections and types of measuring devices. */
export const LinkChips = ({ links }: { links: readonly CaseFileNode[] }) =>
  kinds.map(({ type, label }) => {
    const own = links.filter(({ nodeType }) => nodeType === type)
    if (own.length === 0) return null
    return (
      <div key={type} className="case-links">
        <h3 className="small muted">{label}</h3>
        <ul className="cluster" aria-label={label}>
          {own.map(({ guid, title, number }) => (
            <li key={guid} className="case-file-chip" title={title}>
              <Glyph icon={IconLink} />
              {number || title}
            </li>
          ))}
        </ul>
      </div>
    )
  })
