import { createRoot } from 'react-dom/client'

/** The floor of every page: React 19 and a heading. */
const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(<h1>Деловод</h1>)
