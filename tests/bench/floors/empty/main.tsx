import { createRoot } from 'react-dom/client'

/** The floor of every page: React 19, a heading, and a row for the bench to wait for. */
const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(
  <>
    <h1>Деловод</h1>
    <table>
      <tbody>
        <tr>
          <td>20.11.2026</td>
        </tr>
      </tbody>
    </table>
  </>,
)
