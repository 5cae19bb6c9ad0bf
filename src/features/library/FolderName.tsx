import { Glyph } from '../../widgets/Glyph.tsx'
import { IconCaseFile, IconLocked } from '../../widgets/icons.ts'

export const FolderName = ({ name, isLocked }: { name: string; isLocked: boolean }) => (
  <span className="library-folder">
    <Glyph icon={IconCaseFile} />
    <span>
      {name}
      {isLocked && <span className="visually-hidden"> (само за определени роли)</span>}
    </span>
    {isLocked && <Glyph icon={IconLocked} />}
  </span>
)
