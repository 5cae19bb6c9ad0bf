import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import Diagram from '../../../src/features/processes/diagram/Diagram.tsx'
import { aStep } from './everyProcess.ts'

test('the new size of the diagram is announced for screen readers', async () => {
  document.documentElement.style.fontSize = '16px'
  render(<Diagram label="Диаграма" steps={[aStep(1, [2]), aStep(2, [])]} chosen={1} onChoose={() => undefined} />)
  const picture = document.querySelector('svg[role]') ?? document.querySelector('.process-picture svg')
  if (picture) Object.assign(picture, { getScreenCTM: () => ({ a: 1 }) })
  const press = async (name: string, text: string) => {
    await userEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(document.querySelector('[data-outside-dialogs]')?.textContent).toBe(text))
  }
  await press('Увеличи диаграмата', 'Диаграмата е 125 % от размера си.')
  await press('Намали диаграмата', 'Диаграмата е 80 % от размера си.')
  await press('Цялата диаграма', 'Цялата диаграма се вижда.')
  await press('Цялата диаграма', 'Диаграмата е по ширината на мястото.')
})
