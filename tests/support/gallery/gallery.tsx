import { createRoot } from 'react-dom/client'
import { appearance, type Theme } from '../../../src/state/appearance.ts'
import '../../../src/widgets/look/look.ts'
import { allowKnownMarkupOnly } from '../../../src/widgets/prime/trustedTypes.ts'
import { DocumentScene } from './DocumentScene.tsx'
import { FieldsScene } from './FieldsScene.tsx'
import { ListScene } from './ListScene.tsx'
import { OverlaysScene } from './OverlaysScene.tsx'

const scenes: Record<string, () => React.ReactNode> = {
  list: ListScene,
  document: DocumentScene,
  fields: FieldsScene,
  overlays: OverlaysScene,
}
const query = new URLSearchParams(location.search)
allowKnownMarkupOnly()
appearance(document.documentElement, {
  theme: (query.get('theme') ?? 'light') as Theme,
  scale: Number(query.get('scale') ?? 1),
})
const Scene = scenes[location.pathname.slice(1)] ?? ListScene
const root = document.getElementById('root')
if (root) createRoot(root).render(<Scene />)
