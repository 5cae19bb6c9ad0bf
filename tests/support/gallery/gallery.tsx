import { createRoot } from 'react-dom/client'
import { applyLook, type Theme } from '../../../src/widgets/look/look.ts'
import { ListScene } from './ListScene.tsx'

/** /scene?theme=dark&scale=1.2 draws one scene in one look. */
const scenes: Record<string, () => React.ReactNode> = { list: ListScene }
const query = new URLSearchParams(location.search)
applyLook({ theme: (query.get('theme') ?? 'light') as Theme, scale: Number(query.get('scale') ?? 1) })
const Scene = scenes[location.pathname.slice(1)] ?? ListScene
const root = document.getElementById('root')
if (root) createRoot(root).render(<Scene />)
