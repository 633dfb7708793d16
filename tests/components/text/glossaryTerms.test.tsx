import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Prose } from '@/components/text/Prose/Prose';
import type { Locale } from '@/content-types/locales';
import { renderInPage } from '../../support/renderPage';
import { contextIn } from '../../support/site';
import { textsOf } from '../../support/textsOf';

interface Place {
  readonly locale?: Locale;
  readonly path?: string;
}

function renderText(text: string, { locale = 'de', path = '/artikel/leerstand-2026' }: Place = {}): HTMLElement {
  return renderInPage(<Prose text={text} place="text" context={contextIn(locale, path)} level={1} />, locale);
}

function terms(): readonly string[] {
  return screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
}

describe('a term of the glossary in running text', () => {
  it('is a word like the others, read out once, and a button that opens its short explanation without scripts', () => {
    const page = renderText('Die Zahl der Leerwohnungen sank.');
    const button = screen.getByRole('button', { name: 'Leerwohnungen' });
    const explanation = page.querySelector('[popover]');
    expect(explanation).toHaveAttribute('popover', 'auto');
    expect(button).toHaveAttribute('popovertarget', explanation?.id);
    expect(button.closest('label')?.nextElementSibling).toBe(explanation);
    expect(explanation).toHaveTextContent('Leerwohnung [de]Leer. [de]Mehr im Glossar');
    expect(explanation?.querySelector('a')).toHaveAttribute('href', '/interaktiv/glossar#begriff-leerwohnung');
    const word = screen.getByText('Leerwohnungen');
    expect(word.closest('button')).toBeNull();
    expect(word).toHaveAttribute('aria-hidden', 'true');
    expect(word.closest('label')).toHaveProperty('control', button);
  });

  it('leaves the text around it as it was', () => {
    const page = renderText('Die Zahl der **Leerwohnungen** und der Ären (LW).');
    for (const explanation of page.querySelectorAll('[popover]')) explanation.remove();
    expect(page.querySelector('p')).toHaveTextContent(/^Die Zahl der Leerwohnungen und der Ären \(LW\)\.$/);
    expect(terms()).toEqual(['Leerwohnungen', 'Ären']);
  });

  it('is explained once in each section', () => {
    renderText('Leerwohnungen, LW.\n\n- Leerwohnungen\n\n### Zweiter Teil\n\nLeerwohnungen');
    expect(terms()).toEqual(['Leerwohnungen', 'Leerwohnungen']);
  });

  it('is the longest that fits', () => {
    renderText('Das sind leer stehende Räume.');
    expect(terms()).toEqual(['leer stehende Räume']);
  });

  it.each(['### Leerwohnungen', '[Leerwohnungen](/themen)', '`Leerwohnungen`', '| Leerwohnungen |\n| --- |\n| LW |'])(
    'is left alone in «%s»',
    (text) => {
      renderText(text);
      expect(terms()).toEqual([]);
    },
  );

  it('is left alone on pages that its editors name, and where all terms are explained', () => {
    renderText('Leerwohnungen', { path: '/artikel/bevoelkerung-2026' });
    renderText('Leerwohnungen', { path: '/interaktiv/glossar' });
    expect(terms()).toEqual([]);
  });

  it('in Leichte Sprache is explained in it', () => {
    renderText('Eine Leere Wohnung [ls]. Es war eine Ära [de].', { locale: 'ls' });
    expect(textsOf([...document.querySelectorAll('[popover]')])).toEqual([
      'Leere Wohnung [ls]Leer. [ls]Mehr im Wörter-Buch: Leere Wohnung [ls]',
      'Ära [de]Das ist eine lange Zeit. [ls]Mehr im Wörter-Buch: Ära [de]',
    ]);
  });
});
