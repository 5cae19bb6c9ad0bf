import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/**
 * Returns the violations found by axe in the rendered content. happy-dom computes neither colours nor sizes, so the
 * journeys check these rules.
 */
export const axeFinds = async (place: Element = document.body): Promise<string[]> => {
  const { violations } = await axe.run(place, {
    runOnly: { type: 'tag', values: tags },
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
