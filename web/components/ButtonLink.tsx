import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import { buttonStyle, type ButtonLook } from './buttonStyle.ts';

interface ButtonLinkProps extends LinkProps, ButtonLook {
  icon?: ReactNode;
}

export function ButtonLink({ look, size, wide, icon, children, className, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonStyle({ look, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  );
}
