import { createRoot } from 'react-dom/client'

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
