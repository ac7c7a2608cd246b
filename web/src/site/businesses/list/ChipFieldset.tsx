import { Chip } from '../../../ui/form/Chip.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { css } from '../../../ui/theme/styles.ts';

interface ChipChoice {
  value: string;
  /** Text of the chip, and its accessible name if the text is not enough. */
  text: string;
  name?: string | undefined;
  /** Beside it, such as '120' or '+40'. */
  count: string | null;
  isChosen: boolean;
}

interface ChipFieldsetProps {
  legend: string;
  kind: 'radio' | 'checkbox';
  name: string;
  formId: string;
  choices: readonly ChipChoice[];
  onChoose: (value: string) => void;
}

/** A few short choices beside each other, each a control of the form. */
export function ChipFieldset({ legend, kind, name, formId, choices, onChoose }: ChipFieldsetProps) {
  return (
    <fieldset>
      <legend className={css({ textStyle: 'sm', fontWeight: 'bold', mb: '1.5' })}>{legend}</legend>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {choices.map(({ value, text, name: spoken, count, isChosen }) => (
          <Chip asChild key={value} active={isChosen}>
            <label className={css({ position: 'relative', gap: '1.5', px: '3' })}>
              <input
                type={kind}
                name={name}
                value={value}
                form={formId}
                checked={isChosen}
                onChange={() => onChoose(value)}
                className={css({
                  position: 'absolute',
                  inset: '0',
                  w: 'full',
                  h: 'full',
                  m: '0',
                  // It covers the chip, so that its own outline surrounds it: not every browser has :has().
                  appearance: 'none',
                  borderRadius: 'inherit',
                  _focusVisible: { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
                  cursor: 'pointer',
                  // The system's own control, which forced colours bring back, stands before the text.
                  _forcedColors: { position: 'static', boxSize: '4', flex: 'none' },
                })}
              />
              {spoken ? (
                <>
                  <span aria-hidden="true">{text}</span>
                  <VisuallyHidden>{count ? `${spoken}, ` : spoken}</VisuallyHidden>
                </>
              ) : (
                text
              )}
              {count === null ? null : (
                <span
                  className={css({
                    color: 'muted',
                    fontWeight: 'normal',
                    fontVariantNumeric: 'tabular-nums',
                  })}
                >
                  {count}
                </span>
              )}
            </label>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
