import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useStore } from '#lib/use-store.ts';
import type { Spin } from './spin.ts';
import { text } from './text.ts';

interface DrawButtonProps {
  spin: Spin;
  disabled: boolean;
  onDraw: () => void;
}

export function DrawButton({ spin, disabled, onDraw }: DrawButtonProps) {
  const spinning = useStore(spin.phase) === 'spinning';
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  // A disabled button loses the focus: who drew by keyboard can draw again by the same key.
  useEffect(() => {
    if (spinning || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [spinning]);

  function draw(): void {
    pressed.current = true;
    onDraw();
  }

  return (
    <Button
      ref={button}
      variant="contained"
      size="large"
      fullWidth
      disabled={spinning || disabled}
      onClick={draw}
    >
      {text.draw}
    </Button>
  );
}
