/** The first thing the Tab key reaches: over the menu, straight to the screen. */
export const SkipLink = () => (
  <button type="button" className="btn skip-link" onClick={() => document.getElementById('main')?.focus()}>
    Към съдържанието
  </button>
)
