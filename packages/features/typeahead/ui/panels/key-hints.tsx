/** For the eyes of those who type; a screen reader's user knows the keys of a combobox. */
export function KeyHints({ hasPanel }: { readonly hasPanel: boolean }) {
  return (
    <p className="typeahead-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move
      </span>
      {hasPanel && (
        <span>
          <kbd>→</kbd> into the panel
        </span>
      )}
      <span>
        <kbd>Enter</kbd> search
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
    </p>
  );
}
